import type { QueryClient } from '@tanstack/react-query'

type OnSettled<Result> = (
  data: unknown,
  error: unknown,
  input: unknown,
  shown: unknown,
  context: { client: QueryClient },
) => Result

/** The `onSettled` of a mutation that refreshes queries, whether the write succeeded or not. */
export function afterWrite<Result>(refresh: (client: QueryClient) => Result): OnSettled<Result> {
  return (_data, _error, _input, _shown, { client }) => refresh(client)
}
