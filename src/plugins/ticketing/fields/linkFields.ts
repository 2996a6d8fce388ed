import type { CollectionBeforeChangeHook, Field, FieldHook, PayloadRequest } from 'payload'
import { sentenceCase } from '../../../lib/names/sentenceCase'
import { linksOf, type LinkedCollection, type StoredLink } from '../database/links'

/** What is kept of links belongs to the server. */
const serverOnly = { create: () => false, update: () => false }

/** A value of the link that the document itself does not keep. Lists, which ask for many documents, go without. */
const ofLink = (
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
          const link = id && !findMany ? await linkOf(req, collection, id) : null
          return link ? read(link) : null
        }) satisfies FieldHook,
      ],
    },
    virtual: true,
  }) as Field

/** One look for all fields of a document. */
async function linkOf(req: PayloadRequest, collection: LinkedCollection, id: string): Promise<StoredLink | null> {
  const known = (req.context.ticketingLinks ??= new Map()) as Map<string, Promise<Map<string, StoredLink>>>
  const found = known.get(id) ?? linksOf(req, collection, [id])
  known.set(id, found)
  return (await found).get(id) ?? null
}

/** What a document follows. The group is a copy: links are kept beside the documents. */
const linkGroup = (more: Field[]): Field => ({
  name: 'ticketing',
  type: 'group',
  access: serverOnly,
  admin: { hidden: true },
  fields: [
    { name: 'provider', type: 'text', maxLength: 40 },
    { name: 'externalId', type: 'text', index: true, label: sentenceCase('externalId'), maxLength: 120 },
    ...more,
  ],
})

export const eventLinkFields = (): Field[] => [
  linkGroup([
    ofLink('events', 'externalName', 'text', ({ externalName }) => externalName),
    ofLink('events', 'connected', 'checkbox', ({ isConnected }) => isConnected),
    ofLink('events', 'syncedAt', 'date', ({ syncedAt }) => syncedAt?.toISOString() ?? null),
    ofLink('events', 'status', 'text', ({ state }) => state ?? 'linked'),
  ]),
  ofLink('events', 'syncConnected', 'checkbox', ({ isConnected }) => isConnected),
  ofLink('events', 'eventId', 'text', ({ externalId }) => externalId),
  ofLink('events', 'eventName', 'text', ({ externalName }) => externalName),
]

export const instanceLinkFields = (): Field[] => [
  linkGroup([ofLink('event-instances', 'onSale', 'checkbox', ({ onSale }) => onSale)]),
]

/** Whatever a form, a copy or an older version says of its link, the document shows the one that it has. */
export const showLink =
  (collection: LinkedCollection): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    const id = operation === 'update' ? (originalDoc as { id?: string } | undefined)?.id : undefined
    const link = id ? (await linksOf(req, collection, [id])).get(id) : undefined
    data.ticketing = link
      ? { externalId: link.externalId, provider: link.provider }
      : { externalId: null, provider: null }
    return data
  }
