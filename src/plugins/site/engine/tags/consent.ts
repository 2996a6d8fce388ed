import { evalToken, type Context, type Emitter } from 'liquidjs'
import { escapeHtml } from '../../lib/html/html'
import type { View } from '../../lib/View'
import { fillPlaceholders } from '../../lib/siteMessages'
import { ThemeContext } from '../ThemeContext'
import type { TagDeclaration } from './declareTag'
import { SectionTag } from './SectionTag'
import { ownValue } from '@/lib/values'

interface ConsentContent {
  /** Key used by the site's script. */
  kind: string
  title: string
}

/** Third-party content that needs the visitor's consent. */
const CONTENTS: Record<string, (view: View) => ConsentContent | null> = {
  donations: ({ apps, messages: messages }) =>
    apps.donation && { kind: 'donation', title: apps.donation.label ?? messages.donate },
  maps: ({ apps, content, messages: messages }) =>
    apps.map && { kind: 'map', title: fillPlaceholders(messages.mapOf, { name: content.place?.name ?? '' }) },
}

/** A placeholder for third-party content. Its own content is shown until the third-party content may be loaded. */
class ConsentTag extends SectionTag {
  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    if (!(context instanceof ThemeContext)) return
    const name = String((yield evalToken(this.value, context)) ?? '')
    const content = ownValue(CONTENTS, name)?.(context.view)
    if (!content) return
    emitter.write(`<div class="shown" data-shown="${content.kind}" data-title="${escapeHtml(content.title)}">`)
    yield this.liquid.renderer.renderTemplates(this.templates, context, emitter)
    emitter.write('</div>')
  }
}

export const consentTag: TagDeclaration = {
  about:
    'The place of a map (`maps`) or a donation form (`donations`) of an app. The content inside is shown until the visitor opens it with a `data-show` link, or has given consent. Nothing if the site has no such app.',
  example: "{% consent 'maps' %}<a href=\"{{ venue.map.url }}\" data-show>{{ 'mapShow' | t }}</a>{% endconsent %}",
  name: 'consent',
  tag: ConsentTag,
}
