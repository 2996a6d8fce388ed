import type { CollectionBeforeChangeHook, Field, FieldHook, PayloadRequest } from 'payload'
import { sentenceCase } from '@/lib/names/sentenceCase'
import { linksOf, type LinkedCollection, type StoredLink } from '../database/links'

/** Only the server writes link fields. */
const serverOnly = { create: () => false, update: () => false }

/**
 * A virtual field with a value of the link. Lists leave it out, to avoid a query per document: null would say that
 * nothing is linked. So do versions, whose data have no id: the link is that of the document.
 */
const linkValue = (
  collection: LinkedCollection,
  name: string,
  type: 'checkbox' | 'date' | 'text',
  read: (link: StoredLink) => unknown,
): Field =>
  ({
    name,
    type,
    access: serverOnly,
    admin: { hidden: true },
    label: sentenceCase(name),
    hooks: {
      afterRead: [
        (async ({ data, findMany, originalDoc, req }) => {
          const id = (originalDoc ?? data)?.id as string | undefined
          if (findMany || !id) return undefined
          const link = await linkOf(req, collection, id)
          return link ? read(link) : null
        }) satisfies FieldHook,
      ],
    },
    virtual: true,
  }) as Field

/** Loads the link once per document and request. */
async function linkOf(req: PayloadRequest, collection: LinkedCollection, id: string): Promise<StoredLink | null> {
  const cache = (req.context.ticketingLinks ??= new Map()) as Map<string, Promise<Map<string, StoredLink>>>
  const found = cache.get(id) ?? linksOf(req, collection, [id])
  cache.set(id, found)
  return (await found).get(id) ?? null
}

/** Link of a document. The group is a copy: links are stored in their own table. */
const linkGroup = (extraFields: Field[]): Field => ({
  name: 'ticketing',
  type: 'group',
  access: serverOnly,
  admin: { hidden: true },
  fields: [
    { name: 'provider', type: 'text', maxLength: 40 },
    { name: 'externalId', type: 'text', index: true, label: sentenceCase('externalId'), maxLength: 120 },
    ...extraFields,
  ],
})

/** Whether the document differs from the box office since a sync was taken back. */
const differs = ({ heldFacts, state, takenBack }: StoredLink): boolean =>
  takenBack.length > 0 || Object.keys(heldFacts).length > 0 || state === 'kept' || state === 'takenBack'

export const eventLinkFields = (): Field[] => [
  linkGroup([
    linkValue('events', 'externalName', 'text', ({ externalName }) => externalName),
    linkValue('events', 'connected', 'checkbox', ({ isConnected }) => isConnected),
    linkValue('events', 'syncedAt', 'date', ({ syncedAt }) => syncedAt?.toISOString() ?? null),
    linkValue('events', 'differs', 'checkbox', differs),
    linkValue('events', 'status', 'text', ({ state }) => state ?? 'linked'),
  ]),
  linkValue('events', 'syncConnected', 'checkbox', ({ isConnected }) => isConnected),
  linkValue('events', 'eventId', 'text', ({ externalId }) => externalId),
  linkValue('events', 'eventName', 'text', ({ externalName }) => externalName),
]

export const instanceLinkFields = (): Field[] => [
  linkGroup([
    linkValue('event-instances', 'onSale', 'checkbox', ({ onSale }) => onSale),
    linkValue('event-instances', 'differs', 'checkbox', differs),
  ]),
]

/** Overwrites the link fields with the actual link, whatever a form, a duplicate or an older version contains. */
export const copyLinkToDocument =
  (collection: LinkedCollection): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    const id = operation === 'update' ? (originalDoc as { id?: string } | undefined)?.id : undefined
    const link = id ? (await linksOf(req, collection, [id])).get(id) : undefined
    data.ticketing = link
      ? { externalId: link.externalId, provider: link.provider }
      : { externalId: null, provider: null }
    return data
  }
