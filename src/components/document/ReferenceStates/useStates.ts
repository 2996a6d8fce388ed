'use client'

import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useApi, type CallApi } from '../../calls/useApi'
import type { State } from '../../ui/Status/states'
import type { DocumentId } from './referencesIn'

export interface DocumentState extends DocumentId {
  state: State
  title: string
}

/** As many as one call is about. */
const MOST = 200

const keyOf = ({ collection, id }: DocumentId): string => `${collection}/${id}`

interface Batch {
  answer: Promise<DocumentState[]>
  wanted: Map<string, DocumentId>
}

/** Fields that ask at the same time are answered by one call. */
let batch: Batch | null = null

function load(call: CallApi, locale: string, documents: DocumentId[]): Promise<DocumentState[]> {
  const current = (batch ??= begin(call, locale))
  for (const one of documents) current.wanted.set(keyOf(one), one)
  return current.answer
}

function begin(call: CallApi, locale: string): Batch {
  const wanted = new Map<string, DocumentId>()
  const answer = new Promise<void>((resolve) => requestAnimationFrame(() => resolve())).then(async () => {
    batch = null
    const all = [...wanted.values()]
    const parts = Array.from({ length: Math.ceil(all.length / MOST) }, (_, index) =>
      all.slice(index * MOST, (index + 1) * MOST),
    )
    const answers = await Promise.all(
      parts.map((documents) => call<{ states: DocumentState[] }>('POST', '/documents/states', { documents, locale })),
    )
    return answers.flatMap((one) => (one.success ? one.doc.states : []))
  })
  return { answer, wanted }
}

/**
 * The states of documents that are not simply published, in the order given. None until they are known.
 * @param turn asks anew whenever it is another one
 */
export function useStates(documents: DocumentId[], turn: unknown): DocumentState[] {
  const call = useApi()
  const { code } = useLocale()
  const [found, setFound] = useState<ReadonlyMap<string, DocumentState>>(new Map())
  const asked = JSON.stringify(documents)
  useEffect(() => {
    const wanted = JSON.parse(asked) as DocumentId[]
    if (wanted.length === 0) return
    let isWanted = true
    void load(call, code, wanted).then(
      (states) => isWanted && setFound(new Map(states.map((one) => [keyOf(one), one]))),
    )
    return () => {
      isWanted = false
    }
  }, [asked, call, code, turn])
  return documents.flatMap((one) => found.get(keyOf(one)) ?? [])
}
