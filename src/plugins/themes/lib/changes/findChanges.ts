import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../../../access/registryOf'
import { affectedDocuments, type Affected } from '../../../../database/themes/affectedDocuments'
import { namedKey, namesOf } from '../../../../endpoints/documents/namesOf'
import type { WordKey } from '../../../../i18n/en'
import { translatorOf } from '../../../../i18n/translator'
import { isRecord } from '../../../../lib/objects/isRecord'
import { manifestSchema, type Manifest } from '../../../../lib/themes/manifestSchema'
import type { StoredTheme } from '../theme'
import { compareManifests, type ChangeKind, type ManifestChange } from './compareManifests'

/** A document that a change concerns, with its place in the admin. */
interface ChangedDocument {
  collection: string
  id: string
  title: string
  href: string
}

/** What a version changes for the site. */
export interface ThemeChange {
  kind: ChangeKind
  name: string
  owner: string | null
  message: string
  /** How many documents it concerns; with 0 nothing is lost. */
  count: number
  /** Some of them: those that the person may see. */
  documents: ChangedDocument[]
}

const WORDS: Record<ChangeKind, WordKey> = {
  blockGone: 'themesChangeBlockGone',
  fieldGone: 'themesChangeFieldGone',
  fieldRequired: 'themesChangeFieldRequired',
  fieldType: 'themesChangeFieldType',
  schemeGone: 'themesChangeSchemeGone',
  templateGone: 'themesChangeTemplateGone',
}

const OWNERS: Record<string, WordKey> = {
  attributes: 'themesChangeOwnerAttributes',
  settings: 'themesChangeOwnerSettings',
}

const MOST_NAMED = 20

/**
 * What the documents of a site lose, or lack, once another manifest counts, the most used first.
 * @param theme with the manifest that counts, and with its own settings where they would be lost, too
 */
export async function findChanges(
  req: PayloadRequest,
  tenantId: string,
  theme: Pick<StoredTheme, 'manifest' | 'settings'>,
  manifest: unknown,
): Promise<ThemeChange[]> {
  const changes = compareManifests(asManifest(theme.manifest), asManifest(manifest))
  const affected = await countDocuments(req, tenantId, changes)
  const named = await namesOf(
    req,
    [...affected.values()].flatMap(({ documents }) => documents),
    tenantId,
  )
  const t = translatorOf(req.i18n)
  const admin = req.payload.config.routes.admin
  return changes
    .map((change): ThemeChange => {
      const { kind, name, owner = null, probe } = change
      const { count, documents } = probe
        ? affected.get(change)!
        : { count: isHeld(theme.settings, change) ? 1 : 0, documents: [] }
      const links = documents.flatMap((one) => named.get(namedKey(one)) ?? []).slice(0, MOST_NAMED)
      return {
        count,
        documents: links.map(({ collection, id, title }) => ({
          collection,
          href: `${admin}/collections/${collection}/${id}`,
          id,
          title,
        })),
        kind,
        message: t(WORDS[kind], { name, owner: owner && OWNERS[owner] ? t(OWNERS[owner]) : (owner ?? '') }),
        name,
        owner,
      }
    })
    .toSorted((one, other) => other.count - one.count)
}

/** Would publishing take something away that the site uses? */
export const isLoss = ({ count }: ThemeChange): boolean => count > 0

function asManifest(given: unknown): Manifest {
  const parsed = manifestSchema.safeParse(isRecord(given) ? given : {})
  return parsed.success ? parsed.data : manifestSchema.parse({})
}

/** The theme's own settings lie in the theme. */
const isHeld = (settings: unknown, { kind }: ManifestChange): boolean =>
  isRecord(settings) && Object.keys(settings).length > 0 && kind !== 'fieldRequired'

interface Concerned {
  count: number
  documents: { collection: string; id: string }[]
}

async function countDocuments(
  req: PayloadRequest,
  tenantId: string,
  changes: ManifestChange[],
): Promise<Map<ManifestChange, Concerned>> {
  const found = new Map<ManifestChange, Concerned>(changes.map((change) => [change, { count: 0, documents: [] }]))
  const { contentTypes } = callboardOf(req.payload)
  for (const { collection, slug } of contentTypes) {
    const names = new Set(collection.fields.flatMap((field) => ('name' in field ? field.name : [])))
    for (const column of ['custom', 'layout', 'theme'] as const) {
      if (!names.has(column)) continue
      const asked = changes.filter(
        ({ collections, probe }) => probe?.column === column && (!collections || collections.includes(slug)),
      )
      const probes = asked.map(({ probe }, index) => ({ ...probe!, key: String(index) }))
      for (const { count, ids, key } of await affectedDocuments(req, tenantId, { collection: slug, column, probes }))
        add(found.get(asked[Number(key)]!)!, slug, { count, ids, key })
    }
  }
  return found
}

function add(concerned: Concerned, collection: string, { count, ids }: Affected): void {
  concerned.count += count
  concerned.documents.push(...ids.map((id) => ({ collection, id })))
}
