import { evalToken, type Context, type Emitter } from 'liquidjs'
import { escapeHtml } from '../../lib/html/html'
import type { View } from '../../lib/View'
import { fill } from '../../words/siteWords'
import { ThemeContext } from '../ThemeContext'
import type { TagDeclaration } from './declareTag'
import { SectionTag } from './SectionTag'

interface Shown {
  /** How the site's script knows it. */
  kind: string
  title: string
}

/** What apps show when a visitor asks for it, or has agreed. */
const SHOWN: Record<string, (view: View) => Shown | null> = {
  donations: ({ apps, words }) => apps.donation && { kind: 'donation', title: apps.donation.label ?? words.donate },
  maps: ({ apps, content, words }) =>
    apps.map && { kind: 'map', title: fill(words.mapOf, { name: content.place?.name ?? '' }) },
}

/** The place of something from elsewhere: what stands within is there until it may be loaded. */
class ConsentTag extends SectionTag {
  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    if (!(context instanceof ThemeContext)) return
    const name = String((yield evalToken(this.value, context)) ?? '')
    const shown = Object.hasOwn(SHOWN, name) ? SHOWN[name]!(context.view) : null
    if (!shown) return
    emitter.write(`<div class="shown" data-shown="${shown.kind}" data-title="${escapeHtml(shown.title)}">`)
    yield this.liquid.renderer.renderTemplates(this.templates, context, emitter)
    emitter.write('</div>')
  }
}

export const consentTag: TagDeclaration = {
  about:
    'The place of a map (`maps`) or a donation form (`donations`) of an app. What stands within is shown until the visitor asks for it, by a link with `data-show`, or has agreed to it. Nothing where the site has no such app.',
  example: "{% consent 'maps' %}<a href=\"{{ venue.map.link }}\" data-show>{{ 'mapShow' | t }}</a>{% endconsent %}",
  name: 'consent',
  tag: ConsentTag,
}
