import type { PayloadRequest } from 'payload'
import { valuesOf } from '../cellValues'
import { changesOf, formatValue } from '../changesOf'
import type { ImportField } from '../importFields'
import { ID } from '../matchColumns'
import { looseNameKey } from '../nameKey'
import { isLive, type Line } from '../plan'
import { columnOf } from './columns'
import type { EventContext } from './eventContext'
import type { EventDraft } from './ownersOf'

interface EventPart {
  /** Values that differ from the stored ones and were not in an earlier line. */
  changed: Record<string, unknown>
  problems: string[]
  /** All values of the line for the event. */
  values: Record<string, unknown>
  messages: string[]
}

/** The part of a line that concerns its event. With a date, venue, link and status belong to the performance. */
export async function planEventPart(
  req: PayloadRequest,
  { texts }: Line,
  { plan: { version }, values: earlierValues }: EventDraft,
  context: EventContext,
): Promise<EventPart> {
  const { request, editors, read, t } = context
  const fields = texts.has('date')
    ? context.fields.event.filter(({ name }) => !isShared(name, context))
    : context.fields.event
  const { problems, values } = await valuesOf(req, texts, version, {
    columnOf,
    fields: asFirst(fields, earlierValues),
    ...(!texts.has(ID) && !texts.has('slug') && { foundBy: 'title' }),
    isPublish: request.isPublish,
    read,
    t,
  })
  const changed = version ? changesOf(values, version) : values
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name
  for (const [name, value] of Object.entries(values)) {
    const before = earlierValues.get(name)
    if (before && !isSame(name, value, before.value))
      problems.push(t('importDiffers', { field: labelOf(name), line: before.line }))
  }
  const added = Object.fromEntries(Object.entries(changed).filter(([name]) => !earlierValues.has(name)))
  const editor = version && Object.keys(added).length > 0 ? editors.get(version.id) : undefined
  if (editor) problems.push(t('lockedBy', { person: editor }))
  const messages = version
    ? Object.entries(added).map(([name, value]) =>
        t('importChange', {
          after: sentence(value, context),
          before: sentence(version.data[name], context),
          field: labelOf(name),
        }),
      )
    : earlierValues.size === 0
      ? [t('importNewEvent')]
      : []
  if (version && messages.length > 0 && request.isPublish && !isLive(version)) messages.push(t('importStaysDraft'))
  return { changed: added, problems, values, messages }
}

/** Lines of one event may spell its title differently. */
const isSame = (name: string, a: unknown, b: unknown): boolean =>
  a === b || (name === 'title' && looseNameKey(String(a)) === looseNameKey(String(b)))

/** A new event needs its title only once. */
const asFirst = (fields: ImportField[], said: EventDraft['values']): ImportField[] =>
  said.size === 0
    ? fields
    : fields.map((field) =>
        field.name === 'title'
          ? { ...field, field: { ...field.field, required: false } as ImportField['field'] }
          : field,
      )

const isShared = (name: string, { fields }: EventContext): boolean =>
  fields.performance.some((field) => field.name === columnOf(name))

/** A value as text; venues and seasons by title. */
export const sentence = (value: unknown, { t, titles }: EventContext): string =>
  formatValue(
    typeof value === 'string' ? (titles.get(value) ?? value) : Array.isArray(value) ? value.join(', ') : value,
    t,
  )
