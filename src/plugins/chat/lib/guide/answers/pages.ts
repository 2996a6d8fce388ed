import { isImageType } from '@/lib/files/isPicture'
import { readableName } from '@/lib/files/readableName'
import { PDF } from '../../attachments/limits'
import { callTool, type Context, type Steps } from '../context'
import { propose, reject } from './changing'
import { list, momentInWords } from '../speak'
import { performancesIn, resolve, search, todayOf } from '../resolve'

/** Drafts a page of the pictures attached last. The guide does not know what they show. */
export function* pageOf({ facts, request, t }: Context): Steps {
  const pictures = facts.attached.filter(({ type }) => isImageType(type))
  const [first] = pictures
  if (facts.attached.length === 0) return t.nothingAttached
  if (!first) return t.pdfOnly
  const ids = pictures.map(({ id }) => id)
  const blocks = ids.length === 1 ? [{ block: 'image', picture: first.id }] : [{ block: 'gallery', pictures: ids }]
  yield* callTool('draftPage', { blocks, title: request.value ?? readableName(first.name) })
  const hasPdf = facts.attached.some(({ type }) => type === PDF)
  return [t.proposed, hasPdf && t.pdfOnly, t.pictures].filter(Boolean).join(' ')
}

/** A page about an event, filled from it: heading, summary, picture, text, dates and link. */
export function* pageAbout(context: Context): Steps {
  const { request, t } = context
  const about = request.name ?? { name: '', type: null }
  const { close, found } = yield* search(context, about)
  // Nothing on the site is called so: it is the subject of a page of its own.
  if (found.length === 0 && close.length === 0) {
    if (request.value) reject(context, request.value)
    const title = `${about.name.charAt(0).toLocaleUpperCase(request.lexicon.code)}${about.name.slice(1)}`
    return yield* propose(context, 'createDraft', { fields: { title }, type: 'pages' })
  }
  const event = yield* resolve(context, about, { prefers: ['events'] })
  const data = yield* callTool('readContent', { id: event.id, type: event.type })
  const fields = Array.isArray(data.fields)
    ? (data.fields as { ids?: string[]; label: string; markdown?: string; name: string; value: string }[])
    : []
  const field = (name: string) => fields.find((one) => one.name === name)
  const summary = field('summary')?.value.slice(0, 400)
  const picture = field('images')?.ids?.[0]
  const performances =
    event.type === 'events'
      ? performancesIn(yield* callTool('listWhatsOn', { event: event.id, from: todayOf(context), limit: 20 }))
      : []
  const facts = ['ageGuidance', 'runningTime', 'priceText', 'venue'].flatMap((name) => {
    const found = field(name)
    return found ? [`**${found.label}:** ${found.value}`] : []
  })
  const link = field('bookingLinkURL')
  const text = [
    field('description')?.markdown,
    performances.length > 0 &&
      list(
        context,
        t.creditsHead(event.title),
        performances.map((one) => [momentInWords(context, one), one.venue].filter(Boolean).join(', ')),
      ),
    facts.join('\n\n'),
    link && `[${field('bookingLinkLabel')?.value ?? link.label}](${link.value})`,
  ].filter(Boolean)
  yield* callTool('draftPage', {
    blocks: [
      {
        block: 'hero',
        heading: event.title.slice(0, 160),
        ...(summary && { lead: summary }),
        ...(picture && { picture }),
      },
      ...(text.length > 0 ? [{ block: 'text', text: text.join('\n\n').slice(0, 12_000) }] : []),
    ],
    title: event.title,
    ...(summary && { summary }),
  })
  return t.proposed
}
