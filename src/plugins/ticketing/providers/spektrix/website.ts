import type { EmbedInput, ProviderEmbed, ProviderWebsite } from '../../lib/provider/provider'
import { DONATIONS_PAGE, EVENTS_PAGE, MEMBERSHIPS_PAGE } from './guesses'

/** Spektrix web components: https://integrate.spektrix.com/docs/webcomponents */
const COMPONENTS = 'https://webcomponents.spektrix.com'
const SCRIPT = `${COMPONENTS}/stable/spektrix-component-loader.js`

const clientOf = ({ fields }: EmbedInput): string => (fields.clientName ?? '').trim().toLowerCase()
const pageOf = (input: EmbedInput, page: string): string =>
  `${input.addresses.SPEKTRIX_BASE_URL.replace(/\/+$/, '')}/${encodeURIComponent(clientOf(input))}/${page}`

/** A custom element for the chosen item. */
const component = (input: EmbedInput, tag: string, attribute: string, page: string): ProviderEmbed | null =>
  input.item && {
    embed: {
      attributes: {
        'client-name': clientOf(input),
        'custom-domain': new URL(input.addresses.SPEKTRIX_BASE_URL).host,
        [attribute]: input.item.id,
      },
      kind: 'element',
      script: SCRIPT,
      tag,
    },
    link: pageOf(input, page),
  }

export const website: ProviderWebsite = {
  blocks: {
    donation: (input) => component(input, 'spektrix-donate', 'fund-id', DONATIONS_PAGE),
    membership: (input) => component(input, 'spektrix-memberships', 'membership-id', MEMBERSHIPS_PAGE),
    widget: (input) => ({
      embed: { allow: 'payment', kind: 'frame', src: `${pageOf(input, EVENTS_PAGE)}?resize=true` },
      link: pageOf(input, EVENTS_PAGE),
    }),
  },
  policy: ({ SPEKTRIX_BASE_URL }) => {
    const { origin } = new URL(SPEKTRIX_BASE_URL)
    return { 'connect-src': [origin, COMPONENTS], 'frame-src': [origin], 'script-src': [COMPONENTS] }
  },
}
