import { isRecord } from '../../../../lib/values'
import type { Period } from './dates'
import { documentsIn, type FoundDocument, type GuideFacts } from './facts'
import type { Intent, Screen } from './understand'

export const WHAT_I_DO =
  'You can ask me what is on ("What is on next week?"), to list, find and open content ("Find Hamlet"), to show drafts, to say where something is used or who may do what, to look something up in the help, to list pictures without alternative text, to make a page of pictures that you attach, and to prepare drafts and changes ("Create a page called Accessibility", "Move The Tempest to 3 April at 19:00"), which you then apply yourself.'

/** Escapes square brackets, which would end the link text. */
const escapeLinkText = (title: string): string => title.replaceAll(/[[\]\\]/g, '\\$&') || 'Untitled'

export const linkTo = ({ adminPath }: GuideFacts, { id, title, type }: FoundDocument): string =>
  `[${escapeLinkText(title)}](${adminPath}/collections/${type}/${id})`

const STATES: Record<string, string> = { changed: 'published, with changes', draft: 'draft', published: 'published' }

const listItem = (facts: GuideFacts, document: FoundDocument): string =>
  `- ${linkTo(facts, document)} (${singular(facts, document.type)}${STATES[document.status] ? `, ${STATES[document.status]}` : ''})`

const singular = ({ types }: GuideFacts, type: string): string =>
  types.find(({ slug }) => slug === type)?.singular ?? type

/** Answers with a list of documents. */
export function answerWithDocuments(
  facts: GuideFacts,
  data: unknown,
  {
    isCount = false,
    isDrafts = false,
    name,
    type,
  }: { isCount?: boolean; isDrafts?: boolean; name?: string; type: string | null },
): string {
  const documents = documentsIn(data)
  const total = isRecord(data) && typeof data.total === 'number' ? data.total : documents.length
  const plural = facts.types.find(({ slug }) => slug === type)?.plural ?? 'documents'
  if (documents.length === 0)
    return name
      ? `I found nothing for "${name}". Try another word of its title.`
      : isDrafts
        ? 'Nothing is waiting as a draft.'
        : `There are no ${plural}.`
  const head = name
    ? `I found this for "${name}":`
    : isDrafts
      ? 'These drafts are not published yet:'
      : total === 1
        ? `There is one:`
        : `There are ${total} ${plural}${documents.length < total ? `; these were changed last:` : ':'}`
  return `${head}\n\n${documents
    .slice(0, isCount ? 5 : 20)
    .map((document) => listItem(facts, document))
    .join('\n')}`
}

/** Answers with a list of pictures without alternative text, which the guide cannot see and therefore not describe. */
export function answerWithUndescribed(facts: GuideFacts, data: unknown): string {
  const documents = documentsIn(data)
  const total = isRecord(data) && typeof data.total === 'number' ? data.total : documents.length
  if (documents.length === 0) return 'Every picture has an alternative text, or is decorative.'
  const many = total === 1 ? 'One picture has' : `${total} pictures have`
  const head = `I am a guide and cannot see pictures, so I cannot describe them. ${many} no alternative text${documents.length < total ? `; these are the newest` : ''}. Open ${total === 1 ? 'it' : 'each'} and say what it shows, or that it is decorative:`
  return `${head}\n\n${documents.map((document) => listItem(facts, document)).join('\n')}`
}

/** Answers with a list of performances. */
export function answerWithPerformances(facts: GuideFacts, data: unknown, { from, to }: Period): string {
  const performances =
    isRecord(data) && Array.isArray(data.performances)
      ? (data.performances as {
          id: string
          start: string
          state: string
          status: string
          title: string
          venue: string | null
        }[])
      : []
  const when = to === null ? 'from now on' : from === to ? `on ${from}` : `from ${from} to ${to}`
  if (performances.length === 0) return `Nothing is on ${when}.`
  const lines = performances.map(({ id, start, state, status, title, venue }) => {
    const more = [start, venue, state === 'draft' ? 'draft' : null, status === 'scheduled' ? null : status].filter(
      Boolean,
    )
    return `- ${linkTo(facts, { id, status: state, title, type: 'event-instances' })}: ${more.join(', ')}`
  })
  return `This is on ${when}:\n\n${lines.join('\n')}`
}

/**
 * Answers with the fields of a document.
 * @param about `start` or `end` to include only that date
 */
export function answerWithFields(facts: GuideFacts, data: unknown, about: string | null): string {
  const { document, fields = [] } = (isRecord(data) ? data : {}) as {
    document?: FoundDocument
    fields?: { label: string; name: string; value: string }[]
  }
  if (!document) return 'I could not read it.'
  const matching = about ? fields.filter(({ name }) => new RegExp(`^${about}(?:Date)?$`, 'i').test(name)) : fields
  if (about && matching.length === 0) return `${linkTo(facts, document)} does not say when it ${about}s.`
  return `${linkTo(facts, document)} (${singular(facts, document.type)}, ${STATES[document.status] ?? document.status})\n\n${matching.map(({ label, value }) => `- **${label}:** ${value.replaceAll('\n', ' ')}`).join('\n')}`
}

const SCREENS: Record<Screen, { label: string; path: string }> = {
  apps: { label: 'Apps', path: '/apps' },
  billing: { label: 'Billing', path: '/settings/billing' },
  domains: { label: 'Domains', path: '/settings/domains' },
  languages: { label: 'Languages', path: '/settings/languages' },
  media: { label: 'Media', path: '/collections/media' },
  security: { label: 'Security & Compliance', path: '/settings/security' },
  settings: { label: 'Settings', path: '/settings/general' },
  themes: { label: 'Themes', path: '/collections/themes' },
  users: { label: 'Users & Permissions', path: '/settings/users' },
}

/** Links to the screen where a person does what the assistant never does by itself. */
export function linkToScreen(
  facts: GuideFacts,
  { act, screens, thing }: Extract<Intent, { kind: 'lead' }>,
  found: FoundDocument | null,
): string {
  if (found)
    return `I never ${act} anything myself. Open ${linkTo(facts, found)} and do it there, at the top of the form.`
  if (thing)
    return `I never ${act} anything myself, and found nothing called "${thing.name}". Look for it in [Search](${facts.adminPath}/cms-search).`
  return `I cannot do this for you. Go to ${screens.map((screen) => `[${SCREENS[screen].label}](${facts.adminPath}${SCREENS[screen].path})`).join(' or ')}.`
}
