'use client'

import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useApi, type CallApi } from '@/components/calls/useApi'
import type { State } from '@/components/ui/Status/states'
import type { DocumentId } from './referencesIn'

export interface DocumentState extends DocumentId {
  state: State
  title: string
}

/** Maximum number of documents per request. */
const MAX_DOCUMENTS = 200

const keyOf = ({ collection, id }: DocumentId): string => `${collection}/${id}`

interface Batch {
  response: Promise<DocumentState[]>
  documents: Map<string, DocumentId>
}

/** Fields that load at the same time share one request. */
let batch: Batch | null = null

function load(call: CallApi, locale: string, documents: DocumentId[]): Promise<DocumentState[]> {
  const current = (batch ??= startBatch(call, locale))
  for (const document of documents) current.documents.set(keyOf(document), document)
  return current.response
}

function startBatch(call: CallApi, locale: string): Batch {
  const batchDocuments = new Map<string, DocumentId>()
  const response = new Promise<void>((resolve) => requestAnimationFrame(() => resolve())).then(async () => {
    batch = null
    const all = [...batchDocuments.values()]
    const parts = Array.from({ length: Math.ceil(all.length / MAX_DOCUMENTS) }, (_, index) =>
      all.slice(index * MAX_DOCUMENTS, (index + 1) * MAX_DOCUMENTS),
    )
    const results = await Promise.all(
      parts.map((documents) => call<{ states: DocumentState[] }>('POST', '/documents/states', { documents, locale })),
    )
    return results.flatMap((result) => (result.success ? result.doc.states : []))
  })
  return { documents: batchDocuments, response }
}

/**
 * Statuses of the documents that are not simply published, in the given order. Empty until loaded.
 * @param revision reloads them whenever it changes
 */
export function useStates(documents: DocumentId[], revision: unknown): DocumentState[] {
  const call = useApi()
  const { code } = useLocale()
  const [found, setFound] = useState<ReadonlyMap<string, DocumentState>>(new Map())
  const key = JSON.stringify(documents)
  useEffect(() => {
    const requested = JSON.parse(key) as DocumentId[]
    if (requested.length === 0) return
    let isCurrent = true
    void load(call, code, requested).then(
      (states) => isCurrent && setFound(new Map(states.map((state) => [keyOf(state), state]))),
    )
    return () => {
      isCurrent = false
    }
  }, [key, call, code, revision])
  return documents.flatMap((document) => found.get(keyOf(document)) ?? [])
}
