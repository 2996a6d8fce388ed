import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { callboardOf } from '../../../access/registryOf'
import { publicStates, type DocumentId } from '../../../database/documents/publicStates'
import { usesOf, type Use } from '../../../database/documents/references'
import { partTypes, targetsOf } from '../../../endpoints/documents/hiddenTargets'
import { namedKey, namesOf } from '../../../endpoints/documents/namesOf'
import type { StoredDocument } from '../database/releases'

/** A document that visitors see and that refers to one that is taken off. */
interface LooseEnd extends DocumentId {
  kind: string
  title: string
  /** What is taken off. */
  target: string
}

export interface LooseEnds {
  places: LooseEnd[]
  /** How many more there are that the reader may not see. */
  unseen: number
}

/** So many are worth reading. */
const MOST = 50

/**
 * What visitors will still see that refers to documents which a release takes off. Of what is published with it the newest
 * draft counts, so that a reference which somebody has taken out of it is none.
 * @param seen those of its documents that the reader may see, whose uses alone are told
 */
export async function looseEnds(
  req: PayloadRequest,
  tenantId: string,
  stored: StoredDocument[],
  seen: StoredDocument[],
): Promise<LooseEnds> {
  const among = callboardOf(req.payload).contentTypes.map(({ slug }) => slug)
  const leaving = seen.filter(({ collection, isPublish }) => !isPublish && among.includes(collection)).map(toId)
  const live = (await publicStates(req, tenantId, leaving)).filter(({ isLive, isTrashed }) => isLive && !isTrashed)
  const uses = await usesOf(req, {
    among,
    parts: partTypes(req),
    targets: live.map(({ collection, id }) => ({ collection, id })),
    tenantId,
  })
  const turns = new Map(stored.map((one) => [namedKey(toId(one)), one.isPublish]))
  const loose: Use[] = []
  for (const use of uses) if (await staysLoose(req, tenantId, use, turns.get(namedKey(use)))) loose.push(use)
  const named = await namesOf(req, [...loose, ...live], tenantId)
  const places = loose.flatMap(({ collection, id, target }) => {
    const place = named.get(namedKey({ collection, id }))
    return place
      ? [
          {
            collection,
            id,
            kind: kindOf(req, collection),
            target: named.get(namedKey(target))?.title ?? '',
            title: place.title,
          },
        ]
      : []
  })
  return { places: places.slice(0, MOST), unseen: loose.length - places.length }
}

const toId = ({ collection, documentId: id }: StoredDocument): DocumentId => ({ collection, id })

/** @param turn what the release does with the document that refers: true where it publishes it, undefined where it has it not */
async function staysLoose(
  req: PayloadRequest,
  tenantId: string,
  { collection, id, isLive, target }: Use,
  turn: boolean | undefined,
): Promise<boolean> {
  if (turn === undefined)
    return isLive && (await publicStates(req, tenantId, [{ collection, id }])).some((state) => state.isLive)
  if (!turn) return false
  const targets = await targetsOf(req, { collection, ids: [id], isLive: false, tenantId })
  return targets.some((one) => namedKey(one) === namedKey(target))
}

const kindOf = ({ i18n, payload }: PayloadRequest, collection: string): string =>
  String(getTranslation(payload.collections[collection as CollectionSlug].config.labels.singular, i18n))
