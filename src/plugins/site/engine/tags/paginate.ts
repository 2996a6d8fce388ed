import { evalToken, Tag, type Context, type Emitter, type Liquid, type Parser, type TagToken, type Template, type TopLevelToken, type ValueToken } from 'liquidjs'
import { pagingOf } from '../../lib/paging'
import { expose } from '../declare'
import { ThemeContext } from '../ThemeContext'
import type { TagDeclaration } from './declareTag'
import { parseUntil } from './parseUntil'

class PaginateTag extends Tag {
  readonly #list: ValueToken | undefined
  readonly #templates: Template[]

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, remainTokens, liquid)
    this.#list = this.tokenizer.readValue()
    this.#templates = parseUntil(parser, remainTokens, 'paginate')
  }

  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    if (!(context instanceof ThemeContext)) return
    const paging = pagingOf(yield evalToken(this.#list, context))
    context.push({ pagination: paging && expose('pagination', paging, context.view) })
    yield this.liquid.renderer.renderTemplates(this.#templates, context, emitter)
    context.pop()
  }

  *children() {
    return this.#templates
  }

  *arguments() {
    if (this.#list) yield this.#list
  }

  blockScope() {
    return ['pagination']
  }
}

export const paginateTag: TagDeclaration = {
  about: 'Where a list is one page of a longer one: `pagination` leads to its neighbours. It is empty where the whole list is there.',
  example: '{% paginate event.performances %}{% for one in event.performances %}{{ one.label }}{% endfor %}{% if pagination.next %}<a href="{{ pagination.next.url }}">{{ pagination.next.title }}</a>{% endif %}{% endpaginate %}',
  name: 'paginate',
  scope: { pagination: 'pagination' },
  tag: PaginateTag,
}
