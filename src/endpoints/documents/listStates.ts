import type { TypedLocale } from 'payload'
import { z } from 'zod'
import { readPublicStates } from '@/database/documents/publicStates'
import { isContentLanguage } from '@/lib/languages/codes'
import { defineOperation } from '@/endpoints/define'
import { member } from '@/endpoints/routeRules'
import { hiddenStateOf } from './hiddenTargets'
import { documentKey, readDocumentNames } from './documentNames'
import { contentTypeOf, tenantOfFirst } from './siteDocument'

const document = z.strictObject({ collection: z.string().max(60), id: z.uuid() })

/**
 * Lists those of the given documents that are not simply published, with their state. All must belong to one tenant;
 * documents that the user cannot see are omitted.
 */
export const listStates = defineOperation({
  name: 'listStates',
  area: 'documents',
  audit: null,
  input: z.strictObject({ documents: z.array(document).min(1).max(200), locale: z.string().max(10).optional() }),
  limit: { by: ['person'], points: 300, seconds: 60 },
  method: 'post',
  output: z.object({
    states: z.array(
      z.object({
        collection: z.string(),
        id: z.string(),
        state: z.enum(['changed', 'draft', 'private', 'scheduled', 'trashed']),
        title: z.string(),
      }),
    ),
  }),
  path: '/documents/states',
  run: async ({ input: { documents, locale }, req, tenantId }) => {
    const valid = documents.filter(({ collection }) => contentTypeOf(req, collection))
    const states = tenantId ? await readPublicStates(req, tenantId, valid) : []
    const names = await readDocumentNames(req, states, tenantId ?? '', {
      trash: true,
      ...(isContentLanguage(locale) && { locale: locale as TypedLocale }),
    })
    return {
      states: states.flatMap((document) => {
        const name = names.get(documentKey(document))
        const state =
          document.isLive && !document.isTrashed && !document.isPrivate
            ? name?.state === 'changed'
              ? ('changed' as const)
              : null
            : hiddenStateOf(document)
        return name && state ? [{ collection: document.collection, id: document.id, state, title: name.title }] : []
      }),
    }
  },
  summary: 'List the states of documents that are not simply published',
  tenant: ({ documents }, req) => tenantOfFirst(req, documents),
  who: member,
})
