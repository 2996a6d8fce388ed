'use client'

import { useConfig } from '@payloadcms/ui'
import { useRef } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'

interface Props {
  isPrimary?: boolean
  onFiles: (files: Iterable<File>) => void
}

/** The button that chooses files to upload. */
export function ChooseFiles({ isPrimary = false, onFiles }: Props) {
  const t = useMessages()
  const chooser = useRef<HTMLInputElement>(null)
  const { upload } = useConfig().getEntityConfig({ collectionSlug: 'media' })
  return (
    <>
      <Button icon="Upload" onClick={() => chooser.current?.click()} variant={isPrimary ? 'primary' : 'plain'}>
        {t('mediaUpload')}
      </Button>
      <input
        accept={upload.mimeTypes?.join()}
        aria-label={t('mediaUpload')}
        data-upload-files
        hidden
        multiple
        onChange={({ target }) => {
          const files = Array.from(target.files ?? [])
          // Lets the same files be chosen again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
        ref={chooser}
        type="file"
      />
    </>
  )
}
