import {
  evalToken,
  type Context,
  type Emitter,
  type Liquid,
  type Parser,
  type TagToken,
  type TopLevelToken,
} from 'liquidjs'
import { notePart, paged, pagingOf, type Paging } from '../../lib/paging'
import { expose } from '../declare'
import { recordPageSize } from '../pageSizes'
import { ThemeContext } from '../ThemeContext'
import type { TagDeclaration } from './declareTag'
import { SectionTag } from './SectionTag'

const MAX_PAGE_SIZE = 100

class PaginateTag extends SectionTag {
  /** Page size; null for the default. */
  readonly #size: number | null = null

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, remainTokens, liquid, parser)
    if (this.tokenizer.readIdentifier().getText() !== 'by') return
    this.tokenizer.skipBlank()
    const size = Number(this.tokenizer.readValue()?.getText())
    if (!Number.isInteger(size) || size < 1 || size > MAX_PAGE_SIZE)
      throw new Error(`paginate … by expects a number from 1 to ${MAX_PAGE_SIZE}`)
    this.#size = size
    if (this.value) recordPageSize(liquid, token.file, this.value.getText(), size)
  }

  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    if (!(context instanceof ThemeContext)) return
    const list: unknown = yield evalToken(this.value, context)
    const paging = pagingOf(list)
    const part = !paging && this.#size !== null && Array.isArray(list) ? partOf(list, this.#size, context) : null
    if (part) context.run.parts.set(list as unknown[], part.rows)
    const of = paging ?? part?.paging
    context.push({ pagination: of && expose('pagination', of, context.view) })
    try {
      yield this.liquid.renderer.renderTemplates(this.templates, context, emitter)
    } finally {
      context.pop()
      if (part) context.run.parts.delete(list as unknown[])
    }
  }

  blockScope() {
    return ['pagination']
  }
}

/** Returns the requested page of a complete list. */
function partOf(
  list: unknown[],
  size: number,
  { view: { content } }: ThemeContext,
): { paging: Paging; rows: unknown[] } {
  const page = content.page ?? 1
  const paging: Paging = {
    hasMore: page * size < list.length,
    page,
    path: content.path,
    ...(content.query && { query: content.query }),
  }
  const rows = list.slice((page - 1) * size, page * size)
  if (rows.length > 0) notePart(content)
  return { paging, rows: paged(rows, paging) }
}

export const paginateTag: TagDeclaration = {
  about: `Where a list is one page of a longer one: \`pagination\` leads to its neighbours. It is empty where the whole list is there. \`by\` says how much stands on a page, as a number up to ${MAX_PAGE_SIZE}; the list is named as it is in the reference (\`posts\`, \`event.performances\`).`,
  example:
    '{% paginate event.performances by 20 %}{% for one in event.performances %}{{ one.label }}{% endfor %}{% if pagination.next %}<a href="{{ pagination.next.url }}">{{ pagination.next.title }}</a>{% endif %}{% endpaginate %}',
  name: 'paginate',
  scope: { pagination: 'pagination' },
  tag: PaginateTag,
}
