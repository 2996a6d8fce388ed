import { fold } from '../../../search/published'
import { isImageType } from '../../../../lib/files/isPicture'
import { readableName } from '../../../../lib/files/readableName'
import { isRecord } from '../../../../lib/values'
import { PDF } from '../attachments/limits'
import { changeOf, momentOf } from './changes'
import {
  answerWithFields,
  linkToScreen,
  linkTo,
  answerWithDocuments,
  answerWithPerformances,
  answerWithUndescribed,
  WHAT_I_DO,
} from './answers'
import { type GuideFacts, documentsIn, type FoundDocument } from './facts'
import { withoutArticle, type NamedThing } from './names'
import type { Conversation, DoneStep } from './readConversation'
import { understand, type Intent } from './understand'

/** The guide's next step: a tool call or the answer. */
export type Decision = { call: { tool: string; input: Record<string, unknown> } } | { text: string }

export interface GuideInput extends Conversation {
  hasTool: (name: string) => boolean
}

const call = (tool: string, input: Record<string, unknown>): Decision => ({ call: { input, tool } })
const reply = (text: string): Decision => ({ text })

const PROPOSED = 'Here is what I would change. Nothing has happened yet: press Apply if it is right, or Not now.'

/** The next tool call, or the answer. Deterministic: the same conversation gives the same decision. */
export function decide(facts: GuideFacts, guideInput: GuideInput): Decision {
  const next = decideOn(understand(guideInput.lastMessage, facts), facts, guideInput.done)
  return 'call' in next && !guideInput.hasTool(next.call.tool) ? reply(`I cannot do this here. ${WHAT_I_DO}`) : next
}

function decideOn(intent: Intent, facts: GuideFacts, done: DoneStep[]): Decision {
  const last = done.at(-1)
  if (last?.error) return reply(last.error)
  switch (intent.kind) {
    case 'greet':
      return reply(
        `Hello! I am a guide: I work by rules and need no language model. ${WHAT_I_DO} An owner of the installation can connect a model, which understands more.`,
      )
    case 'unknown':
      if (facts.isAttachedNow) return reply(notSeen(facts))
      return reply(`I am sorry, I did not understand that. I am a guide that works by rules. ${WHAT_I_DO}`)
    case 'whatsOn':
      return last
        ? reply(answerWithPerformances(facts, last.data, intent.period))
        : call('listWhatsOn', { from: intent.period.from, ...(intent.period.to && { to: intent.period.to }) })
    case 'list':
      return last
        ? reply(answerWithDocuments(facts, last.data, { isCount: intent.isCount, type: intent.type }))
        : call('listContent', { type: intent.type })
    case 'drafts':
      return last
        ? reply(answerWithDocuments(facts, last.data, { isDrafts: true, type: intent.type }))
        : call('listDrafts', intent.type ? { type: intent.type } : {})
    case 'help':
      return last ? reply(helpIn(last.data)) : call('searchHelp', { question: intent.question })
    case 'whoMay':
      return last ? reply(whoIn(last.data, intent)) : call('whoMay', { act: intent.act, type: intent.type ?? 'pages' })
    case 'create':
      return last
        ? reply(PROPOSED)
        : call('createDraft', {
            fields: {
              [titleField(facts, intent.type)]:
                intent.title ??
                `Untitled ${facts.types.find(({ slug }) => slug === intent.type)?.singular ?? ''}`.trim(),
            },
            type: intent.type,
          })
    case 'altTexts':
      return last ? reply(answerWithUndescribed(facts, last.data)) : call('listUndescribedPictures', { limit: 20 })
    case 'look':
      return reply(notSeen(facts))
    case 'pageOf':
      return last
        ? reply(
            `${PROPOSED} ${hasPdf(facts) ? 'I cannot read PDFs, so nothing of them is on it. ' : ''}I cannot see what the pictures show: write their alternative texts before you publish.`,
          )
        : pageOf(facts, intent.title)
    case 'lead':
      return intent.thing
        ? withDocument(
            intent.thing,
            facts,
            done,
            (found) => reply(linkToScreen(facts, intent, found)),
            () => reply(linkToScreen(facts, intent, null)),
          )
        : reply(linkToScreen(facts, intent, null))
    case 'find':
      return last
        ? reply(answerWithDocuments(facts, last.data, { name: intent.thing.name, type: null }))
        : find(intent.thing)
    case 'read':
      return withDocument(intent.thing, facts, done, (found) =>
        last?.tool === 'readContent'
          ? reply(answerWithFields(facts, last.data, intent.about))
          : call('readContent', { id: found.id, type: found.type }),
      )
    case 'uses':
      return withDocument(intent.thing, facts, done, (found) =>
        last?.tool === 'listUses'
          ? reply(usesIn(facts, found, last.data))
          : call('listUses', { ids: [found.id], type: found.type }),
      )
    case 'perform':
      return withDocument({ ...intent.thing, type: 'events' }, facts, done, (found) => {
        if (last?.tool === 'createDraft') return reply(PROPOSED)
        if (!intent.day || !intent.time)
          return reply(
            `When is the performance of ${linkTo(facts, found)}? Say it with the day and the time: Add a performance of ${found.title} on 12 March at 19:30.`,
          )
        return call('createDraft', {
          fields: { event: found.id, start: momentOf(intent.day, intent.time) },
          type: 'event-instances',
        })
      })
    case 'change':
    case 'move':
      return withDocument(
        intent.thing,
        facts,
        done,
        (found) => {
          if (last?.tool === 'updateDraft') return reply(PROPOSED)
          return call('updateDraft', { fields: changeOf(intent, found, facts), id: found.id, type: found.type })
        },
        undefined,
        true,
      )
  }
}

/** Drafts a page of the pictures attached last. The guide does not know what they show. */
function pageOf(facts: GuideFacts, title: string | null): Decision {
  const pictures = facts.attached.filter(({ type }) => isImageType(type))
  const [first] = pictures
  if (facts.attached.length === 0)
    return reply(
      'Nothing is attached to this conversation. Attach pictures with the button beside the field, then say it again.',
    )
  if (!first)
    return reply(
      'I am a guide that works by rules: I cannot read PDFs, so I cannot make a page of one. A language model can: an owner of the installation connects one. Pictures I can put on a page.',
    )
  const ids = pictures.map(({ id }) => id)
  const blocks = ids.length === 1 ? [{ block: 'image', picture: first.id }] : [{ block: 'gallery', pictures: ids }]
  return call('draftPage', { blocks, title: title ?? readableName(first.name) })
}

const notSeen = (facts: GuideFacts): string =>
  `I am a guide that works by rules: I cannot look into ${filesIn(facts)}. ${hasPictures(facts) ? 'I can put pictures on a page: say "Make a page of this".' : 'A language model can: an owner of the installation connects one.'}`

const hasPdf = ({ attached }: GuideFacts): boolean => attached.some(({ type }) => type === PDF)
const hasPictures = ({ attached }: GuideFacts): boolean => attached.some(({ type }) => isImageType(type))
const filesIn = (facts: GuideFacts): string =>
  [hasPictures(facts) && 'pictures', hasPdf(facts) && 'PDFs'].filter(Boolean).join(' or ')

const titleField = ({ types }: GuideFacts, type: string): string =>
  types.find(({ slug }) => slug === type)?.titleField ?? 'title'

const find = ({ name, type }: NamedThing): Decision =>
  call('findContent', { search: name.slice(0, 200), ...(type && { type }) })

/** Searches for the document that is meant and continues with it; asks if several match or none does. */
function withDocument(
  thing: NamedThing,
  facts: GuideFacts,
  done: DoneStep[],
  then: (found: FoundDocument) => Decision,
  otherwise?: () => Decision,
  mustBeSure = false,
): Decision {
  const searches = done.filter(({ tool }) => tool === 'findContent')
  if (searches.length === 0) return find(thing)
  const documents = searches.flatMap(({ data }) => documentsIn(data))
  // People may call an event a page, so search again without the type.
  if (documents.length === 0 && thing.type && searches.length === 1) return find({ ...thing, type: null })
  const exact = documents.filter(({ title }) => fold(withoutArticle(title)) === fold(withoutArticle(thing.name)))
  const [best] = exact.length > 0 ? exact : documents
  if (!best) return otherwise?.() ?? reply(`I found nothing called "${thing.name}". Try another word of its title.`)
  const isSure = exact.length === 1 || (exact.length === 0 && documents.length === 1)
  return mustBeSure && !isSure
    ? reply(
        `Which one do you mean?\n\n${(exact.length > 0 ? exact : documents)
          .slice(0, 8)
          .map((document) => `- ${linkTo(facts, document)} (${document.type})`)
          .join('\n')}`,
      )
    : then(best)
}

function helpIn(data: unknown): string {
  const sections =
    isRecord(data) && Array.isArray(data.sections) ? (data.sections as { heading: string; text: string }[]) : []
  const [best, ...others] = sections
  if (!best) return `I found nothing about this in the help. ${WHAT_I_DO}`
  return `**${best.heading}**\n\n${best.text}${others.length > 0 ? `\n\nSee also: ${others.map(({ heading }) => heading).join(', ')}.` : ''}`
}

function whoIn(data: unknown, { act, type }: Extract<Intent, { kind: 'whoMay' }>): string {
  const {
    ask = [],
    people,
    you,
  } = (isRecord(data) ? data : {}) as {
    ask?: string[]
    people?: { name: string; role: string }[] | null
    you?: boolean
  }
  const what = `${act} ${type ?? 'pages'}`
  const self = you ? `You may ${what}.` : `You may not ${what}.`
  const others = people ? ` These people may: ${people.map(({ name, role }) => `${name} (${role})`).join(', ')}.` : ''
  return `${self}${others}${you ? '' : ` ${ask.join(' or ')} can give you access.`}`
}

function usesIn(facts: GuideFacts, document: FoundDocument, data: unknown): string {
  const {
    places = [],
    total = 0,
    unseen = 0,
  } = (isRecord(data) ? data : {}) as {
    places?: { collection: string; id: string; kind: string; title: string }[]
    total?: number
    unseen?: number
  }
  if (total === 0) return `${linkTo(facts, document)} is not used anywhere.`
  const lines = places.map(
    (place) => `- ${linkTo(facts, { ...place, status: '', type: place.collection })} (${place.kind})`,
  )
  return `${linkTo(facts, document)} is used in ${total === 1 ? 'one place' : `${total} places`}:\n\n${lines.join('\n')}${unseen > 0 ? `\n\n${unseen} of them in places you don’t have access to.` : ''}`
}
