'use client'

import { Button } from '@/components/ui/controls/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Loaded, ErrorText, errorMessageOf } from '@/components/desk/kit/feedback'
import { viewPath } from '@/components/desk/kit/rooms'
import { Help } from '@/components/ui/controls/help'
import { api } from '@/lib/client/calls/client'
import { importsQuery } from '@/lib/client/imports'
import { MAX_IMPORT_FILE_BYTES } from '@/lib/contract/imports/import-limits'
import { formatDate } from '@/lib/format/dates'
import { ScreenHead } from '../kit/screen-head'
import { PART } from '../kit/form-field'
import { Section } from '../kit/frame'
import { rememberFiles, STATE_LABELS } from './import-steps'
import { useFileDrop, FileButton } from '../pictures/file-chooser'

/** The screen to bring a site in: the files of a new import, and the imports so far. */
export function ImportsScreen() {
  const router = useRouter()
  return (
    <div className="flex grow flex-col">
      <ScreenHead title="Import a Site" id={null} onBack={() => router.push(viewPath('authors'))} />
      <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 lg:py-10">
        <NewImport />
        <ImportList />
      </div>
    </div>
  )
}

function NewImport() {
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [pictures, setPictures] = useState<File | null>(null)
  const [errorMessage, setErrorMessage] = useState('')
  const { mutateAsync: create, isPending } = useMutation({
    mutationFn: (files: Parameters<typeof api.imports.create>[0]) => api.imports.create(files),
  })
  const choose = (set: (file: File) => void) => (chosen: File) => {
    const isFit = chosen.size > 0 && chosen.size <= MAX_IMPORT_FILE_BYTES
    setErrorMessage(isFit ? '' : `A file may have up to ${MAX_IMPORT_FILE_BYTES / 1024 ** 3} GB, and not be empty`)
    if (isFit) set(chosen)
  }
  const { handlers } = useFileDrop(([dropped]) => dropped && choose(setFile)(dropped))
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || isPending) return
    try {
      const { data } = await create({ export: about(file), pictures: pictures && about(pictures) })
      const { id } = data.import
      rememberFiles(id, { export: file, ...(pictures && { pictures }) })
      router.push(`/admin/import/${encodeURIComponent(id)}`)
    } catch (error) {
      setErrorMessage(`Failed to begin the import: ${errorMessageOf(error)}`)
    }
  }
  return (
    <form
      aria-label="New import"
      onSubmit={(event) => void onSubmit(event)}
      {...handlers}
      className={`${PART} grid gap-5`}
    >
      <p className="text-muted">
        Bring in posts from a WordPress export (XML), a Ghost export (JSON), Markdown with front matter (zip), or an
        export of this software (zip). First the files are checked, which changes nothing.
      </p>
      <FileButton
        label={file ? 'Choose another export' : 'Choose an export'}
        name="Export file"
        accept=".xml,.json,.zip"
        file={file}
        isPrimary
        onChoose={choose(setFile)}
      />
      <div className="relative flex items-center gap-2">
        <FileButton
          label={pictures ? 'Choose another archive of pictures' : 'Add an archive of pictures'}
          name="Archive of pictures"
          accept=".zip"
          file={pictures}
          onChoose={choose(setPictures)}
        />
        <Help about="The archive of pictures">
          A zip of the uploads folder (WordPress: wp-content/uploads). Without it, pictures are fetched from the old
          site, which must still be there.
        </Help>
      </div>
      <ErrorText text={errorMessage} />
      {file && (
        <Button type="submit" kind="primary" busy={isPending} className="justify-self-start max-sm:w-full">
          Upload and check
        </Button>
      )}
    </form>
  )
}

const about = ({ name, size }: File) => ({ name, size })

function ImportList() {
  const query = useQuery(importsQuery)
  if (query.data?.length === 0) return null
  return (
    <Loaded query={query} what="imports">
      {(imports) => (
        <Section title="Imports" isStack>
          <ul aria-label="Imports" className="divide-y divide-line">
            {imports.map(({ id, name, state, started_at: at }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
                <Link
                  href={`/admin/import/${encodeURIComponent(id)}`}
                  prefetch={false}
                  className="min-w-0 grow font-semibold wrap-anywhere text-link underline"
                >
                  {name}
                </Link>
                <span className="text-sm text-muted">{STATE_LABELS[state]}</span>
                {at && <span className="text-sm text-muted">{formatDate(at)}</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Loaded>
  )
}
