'use client'

import {
  ConfigProvider,
  DefaultEditView,
  DocumentInfoProvider,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
} from '@payloadcms/ui'
import type { DocumentViewClientProps } from 'payload'
import { useMemo, useState, type ReactNode } from 'react'
import { changedDrafts } from '../changedDrafts'
import { NewDocumentContext } from './newDocumentContext'

type Id = number | string

/**
 * Payload's screen of a document. One that is new stays on screen while it is stored for the first time: whoever is
 * typing goes on, with the cursor where it is.
 */
export function EditScreen(slots: DocumentViewClientProps) {
  const { id } = useDocumentInfo()
  const [stored, setStored] = useState<Id | null>(null)
  // A drawer is rendered again with the id of what was stored in it; another id is another document.
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
  const { setDocumentTitle: nameHeader, title: headerTitle } = useDocumentTitle()
  const info = useDocumentInfo()
  // As the form was opened: what a drawer is rendered with after the first save would replace what was typed since.
  const [opened] = useState(info)
  // Payload saves by itself only what has an id. Where drafts are validated it has a button that saves the first one, which is ours.
  const begun = useMemo(
    () => changedDrafts(config, opened.collectionSlug, { validate: true }),
    [config, opened.collectionSlug],
  )
  const [isPublished, setPublished] = useState(false)
  const context = useMemo(
    () => ({ headerTitle, isPublished, nameHeader, notePublished: () => setPublished(true), onStored }),
    [headerTitle, isPublished, nameHeader, onStored],
  )
  return (
    <NewDocumentContext value={context}>
      <ConfigProvider config={stored === null ? begun : config}>
        <DocumentInfoProvider
          {...opened}
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
