import { evalToken, type Context, type Emitter } from 'liquidjs'
import { pagingOf } from '../../lib/paging'
import { expose } from '../declare'
import { ThemeContext } from '../ThemeContext'
import type { TagDeclaration } from './declareTag'
import { SectionTag } from './SectionTag'

class PaginateTag extends SectionTag {
  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    if (!(context instanceof ThemeContext)) return
    const paging = pagingOf(yield evalToken(this.value, context))
    context.push({ pagination: paging && expose('pagination', paging, context.view) })
    yield this.liquid.renderer.renderTemplates(this.templates, context, emitter)
    context.pop()
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
