import type { ComponentProps } from 'react'

export type SelectProps<Choice> = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  options: readonly (readonly [value: Choice, name: string])[]
  value: Choice
  onChange: (value: Choice) => void
}

/** A choice of one of several values. */
export function Select<Choice extends string | number>({
  options,
  onChange,
  className = 'min-h-11 min-w-0 rounded-lg border border-field bg-surface px-3 text-sm',
  ...rest
}: SelectProps<Choice>) {
  const choose = (text: string) => {
    const option = options.find(([value]) => String(value) === text)
    if (option) onChange(option[0])
  }
  return (
    <select {...rest} onChange={({ target }) => choose(target.value)} className={className}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
