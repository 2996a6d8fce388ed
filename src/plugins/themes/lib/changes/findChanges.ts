import type { PayloadRequest } from 'payload'
import { callboardOf, translatorOf } from '@/exports/server'
import type { MessageKey } from '@/exports/types'
import { findAffectedDocuments, type ProbeResult } from '@/database/themes/affectedDocuments'
import { isRecord, required } from '@/lib/values'
import { manifestSchema, type Manifest } from '@/lib/themes/manifestSchema'
import type { StoredTheme } from '../theme'
import { linkDocuments, type LinkedDocument } from './linkDocuments'
import { compareManifests, type ChangeKind, type ManifestChange } from './compareManifests'
import { zip } from '@/lib/lists/items'

/** A change that a version would cause on the site. */
export interface ThemeChange {
  kind: ChangeKind
  name: string
  owner: string | null
  message: string
  /** Number of affected documents; 0 means no loss. */
  count: number
  /** Some affected documents that the user may see. */
  documents: LinkedDocument[]
}

const MESSAGES: Record<ChangeKind, MessageKey> = {
  blockGone: 'themesChangeBlockGone',
  fieldGone: 'themesChangeFieldGone',
  fieldRequired: 'themesChangeFieldRequired',
  fieldType: 'themesChangeFieldType',
  schemeGone: 'themesChangeSchemeGone',
  templateGone: 'themesChangeTemplateGone',
}

const OWNERS: Record<string, MessageKey> = {
  attributes: 'themesChangeOwnerAttributes',
  settings: 'themesChangeOwnerSettings',
}

/**
 * Returns what documents of a site would lose or lack with another manifest, most affected first.
 * @param theme with the current manifest, and its settings when they could be lost as well
 */
export async function findChanges(
  req: PayloadRequest,
  tenantId: string,
  theme: Pick<StoredTheme, 'manifest' | 'settings'>,
  manifest: unknown,
): Promise<ThemeChange[]> {
  const changes = compareManifests(parseManifest(theme.manifest), parseManifest(manifest))
  const affected = await countDocuments(req, tenantId, changes)
  const link = await linkDocuments(
    req,
    tenantId,
    [...affected.values()].flatMap(({ documents }) => documents),
  )
  const t = translatorOf(req.i18n)
  return changes
    .map((change): ThemeChange => {
      const { kind, name, owner = null, probe } = change
      const { count, documents } = probe
        ? required(affected.get(change), `the documents affected by ${kind}`)
        : { count: affectsSettings(theme.settings, change) ? 1 : 0, documents: [] }
      return {
        count,
        documents: link(documents),
        kind,
        message: t(MESSAGES[kind], { name, owner: owner && OWNERS[owner] ? t(OWNERS[owner]) : (owner ?? '') }),
        name,
        owner,
      }
    })
    .toSorted((a, b) => b.count - a.count)
}

/** Whether a change affects anything that the site uses. */
export const isLoss = ({ count }: ThemeChange): boolean => count > 0

function parseManifest(value: unknown): Manifest {
  const parsed = manifestSchema.safeParse(isRecord(value) ? value : {})
  return parsed.success ? parsed.data : manifestSchema.parse({})
}

/** Whether the theme's own settings would be affected. */
const affectsSettings = (settings: unknown, { kind }: ManifestChange): boolean =>
  isRecord(settings) && Object.keys(settings).length > 0 && kind !== 'fieldRequired'

interface AffectedDocuments {
  count: number
  documents: { collection: string; id: string }[]
}

async function countDocuments(
  req: PayloadRequest,
  tenantId: string,
  changes: ManifestChange[],
): Promise<Map<ManifestChange, AffectedDocuments>> {
  const totals = changes.map((): AffectedDocuments => ({ count: 0, documents: [] }))
  const { contentTypes } = callboardOf(req.payload)
  for (const { collection, slug } of contentTypes) {
    const names = new Set(collection.fields.flatMap((field) => ('name' in field ? field.name : [])))
    for (const column of ['custom', 'layout', 'theme'] as const) {
      if (!names.has(column)) continue
      const probes = changes.flatMap(({ collections, probe }, index) =>
        probe?.column === column && (!collections || collections.includes(slug))
          ? { ...probe, key: String(index) }
          : [],
      )
      for (const { count, ids, key } of await findAffectedDocuments(req, tenantId, {
        collection: slug,
        column,
        probes,
      }))
        add(required(totals[Number(key)], `change ${key}`), slug, { count, ids, key })
    }
  }
  return new Map(zip(changes, totals))
}

function add(total: AffectedDocuments, collection: string, { count, ids }: ProbeResult): void {
  total.count += count
  total.documents.push(...ids.map((id) => ({ collection, id })))
}
