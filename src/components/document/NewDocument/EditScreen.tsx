'use client'

import {
  ConfigProvider,
  DefaultEditView,
  DocumentInfoProvider,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
} from '@payloadcms/ui'
import type { DocumentViewClientProps, ClientConfig } from 'payload'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { NewDocumentContext } from './newDocumentContext'

type Drafts = NonNullable<
  Exclude<NonNullable<ClientConfig['collections'][number]['versions']>['drafts'], boolean | undefined>
>

/** Returns the client config with other draft options for one collection: Payload's controls read them there. */
const withDraftOptions = (config: ClientConfig, slug: string | undefined, options: Partial<Drafts>): ClientConfig => ({
  ...config,
  collections: config.collections.map((collection) => {
    const { versions } = collection
    if (collection.slug !== slug || !versions?.drafts) return collection
    return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, ...options } } }
  }),
})

type Id = number | string

/**
 * Payload's edit view. A new document keeps the same screen through its first save, so that typing and the cursor are
 * not interrupted.
 */
export function EditScreen(slots: DocumentViewClientProps) {
  const { id } = useDocumentInfo()
  const [stored, setStored] = useState<Id | null>(null)
  // A drawer is rendered again with the id of the document stored in it; any other id is another document.
  if (id !== undefined && id !== stored) return <DefaultEditView {...slots} />
  return (
    <NewDocument onStored={setStored} stored={stored}>
      <DefaultEditView {...slots} />
    </NewDocument>
  )
}

interface Props {
  children: ReactNode
  onStored: (id: Id) => void
  stored: Id | null
}

function NewDocument({ children, onStored, stored }: Props) {
  const { config } = useConfig()
  const { setDocumentTitle: setHeaderTitle, title: headerTitle } = useDocumentTitle()
  const info = useDocumentInfo()
  // The info as of opening: what a drawer renders after the first save would overwrite newer input.
  const [initialInfo] = useState(info)
  // Payload autosaves only documents that have an id. With draft validation it renders a save button instead, which we
  // replace.
  const draftConfig = useMemo(
    () => withDraftOptions(config, initialInfo.collectionSlug, { validate: true }),
    [config, initialInfo.collectionSlug],
  )
  const [isPublished, setPublished] = useState(false)
  const saveNow = useRef<(() => Promise<boolean>) | null>(null)
  const context = useMemo(
    () => ({
      headerTitle,
      isPublished,
      setHeaderTitle,
      onPublished: () => setPublished(true),
      onStored,
      saveNow: async () => (await saveNow.current?.()) ?? false,
      setSaveNow: (save: (() => Promise<boolean>) | null) => void (saveNow.current = save),
    }),
    [headerTitle, isPublished, setHeaderTitle, onStored],
  )
  return (
    <NewDocumentContext value={context}>
      <ConfigProvider config={stored === null ? draftConfig : config}>
        <DocumentInfoProvider
          {...initialInfo}
          id={stored ?? undefined}
          isEditing={stored !== null}
          redirectAfterCreate={false}
        >
          {children}
        </DocumentInfoProvider>
      </ConfigProvider>
    </NewDocumentContext>
  )
}
