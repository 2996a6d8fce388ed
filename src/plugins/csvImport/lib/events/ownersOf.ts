import type { NewestVersion } from '@/database/documents/newestVersions'
import type { MessageKey } from '@/exports/types'
import { findByName, looseNameKey, nameKey } from '../nameKey'
import { ID } from '../matchColumns'
import type { DocumentPlan, Line } from '../plan'

/** What an import does to one event, from all of its lines. */
export interface EventDraft {
  /** Written with the first of the event's lines that can be imported. */
  plan: DocumentPlan
  /** Values by field, with the line they came from, and whether they differ from the stored ones. */
  values: Map<string, { isChange: boolean; line: number; value: unknown }>
  /** Lines of its performances, by start. */
  starts: Map<string, number>
  /** Id of the venue of performances that name none; null if no line names one. */
  venue: string | null
}

/**
 * Finds the event of each line by id, otherwise by slug, otherwise by title. Lines that name the same new event share a
 * draft.
 */
export function ownersOf(stored: readonly NewestVersion[]): (line: Line) => EventDraft | { problem: MessageKey } {
  const byId = new Map(stored.map((version) => [version.id, version]))
  const bySlug = Map.groupBy(stored, ({ data }) => String(data.slug ?? ''))
  const byTitle = findByName(stored, ({ data }) => String(data.title ?? ''))
  const drafts = new Map<string, EventDraft>()
  return ({ texts }) => {
    const [id, slug, title] = [texts.get(ID)?.toLowerCase(), texts.get('slug'), texts.get('title')]
    const named = id ? byId.get(id) : undefined
    if (id && !named) return { problem: 'importNoSuchId' }
    const found = named ? [named] : slug ? (bySlug.get(slug) ?? []) : byTitle(title ?? '')
    if (found.length > 1) return { problem: 'importSeveral' }
    if (found.length === 0 && !title) return { problem: 'importNoTitle' }
    const version = found[0] ?? null
    const identity = version?.id ?? (slug ? `slug ${slug}` : `title ${looseNameKey(title ?? '')}`)
    const draft = drafts.get(identity) ?? {
      plan: {
        partOf: null,
        title: title ? nameKey(title) : String(version?.data.title ?? ''),
        type: 'events',
        values: {},
        version,
      },
      values: new Map(),
      starts: new Map(),
      venue: null,
    }
    drafts.set(identity, draft)
    return draft
  }
}
