import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { documentKey, readDocumentNames } from '@/exports/server'
import { listDocumentsInState } from '../database/counts'
import { languagesOf } from './readTexts'
import type { foundDocuments } from './shapes'
import type { DocumentState } from './states'
import { translatedTypes } from './translatedTypes'

const PER_PAGE = 25

interface Wanted {
  collection: string
  page: number
  state: DocumentState
  tenantId: string
  /** Code of the target language. */
  to: string
}

/**
 * Lists a page of documents in a translation state, without those that the person may not see.
 * @returns null if the site does not have the language, or documents of the type are not translated
 */
export async function findInState(
  req: PayloadRequest,
  { collection, page, state, tenantId, to }: Wanted,
): Promise<z.infer<typeof foundDocuments> | null> {
  const languages = await languagesOf(req, tenantId)
  if (!languages?.others.includes(to) || !translatedTypes(req).some(({ slug }) => slug === collection)) return null
  const rows = await listDocumentsInState(req, {
    collection,
    language: to,
    limit: PER_PAGE,
    main: languages.main,
    offset: (page - 1) * PER_PAGE,
    state,
    tenant: tenantId,
  })
  const names = await readDocumentNames(
    req,
    rows.map(({ id }) => ({ collection, id })),
    tenantId,
    { locale: languages.main },
  )
  const total = rows[0]?.of ?? 0
  return {
    documents: rows.flatMap(({ changed, done, id, total: texts }) => {
      const name = names.get(documentKey({ collection, id }))
      return name ? [{ changed, done, id, title: name.title, total: texts }] : []
    }),
    pages: Math.max(1, Math.ceil(total / PER_PAGE)),
    total,
  }
}
