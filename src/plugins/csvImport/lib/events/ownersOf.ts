import type { NewestVersion } from '../../../../database/documents/newestVersions'
import type { MessageKey } from '../../../../i18n/en'
import { ID } from '../matchColumns'
import type { DocumentPlan, Line } from '../plan'

/** What an import makes of one event: all of its lines together. */
export interface EventDraft {
  /** What is written of the event itself, with the first of its lines that can be. */
  plan: DocumentPlan
  /** By field, with the line that said so, and whether that is another value than the stored one. */
  said: Map<string, { isChange: boolean; line: number; value: unknown }>
  /** Lines of its performances, by the moments when they begin. */
  starts: Map<string, number>
  /** Id of the venue where its performances are, unless they name another; null where its lines say nothing of it. */
  venue: string | null
}

/** Finds the event of each line: by its id, else by its slug, else by its title. Lines that say the same of a new one share it. */
export function ownersOf(stored: readonly NewestVersion[]): (line: Line) => EventDraft | { problem: MessageKey } {
  const byId = new Map(stored.map((one) => [one.id, one]))
  const bySlug = Map.groupBy(stored, ({ data }) => String(data.slug ?? ''))
  const byTitle = Map.groupBy(stored, ({ data }) => String(data.title ?? ''))
  const drafts = new Map<string, EventDraft>()
  return ({ texts }) => {
    const [id, slug, title] = [texts.get(ID)?.toLowerCase(), texts.get('slug'), texts.get('title')]
    if (id && !byId.has(id)) return { problem: 'importNoSuchId' }
    const found = id ? [byId.get(id)!] : slug ? (bySlug.get(slug) ?? []) : (byTitle.get(title ?? '') ?? [])
    if (found.length > 1) return { problem: 'importSeveral' }
    if (found.length === 0 && !title) return { problem: 'importNoTitle' }
    const version = found[0] ?? null
    const identity = version?.id ?? (slug ? `slug ${slug}` : `title ${title!.toLocaleLowerCase()}`)
    const draft = drafts.get(identity) ?? {
      plan: { partOf: null, title: title ?? String(version?.data.title ?? ''), type: 'events', values: {}, version },
      said: new Map(),
      starts: new Map(),
      venue: null,
    }
    drafts.set(identity, draft)
    return draft
  }
}
