import { failureMessagesFor } from './failureMessages'

const STYLE =
  'body{font:14px/1.5 system-ui,sans-serif;margin:15vh auto 0;max-width:480px;padding:24px;color-scheme:light dark}h1{font-size:22px;margin:0 0 8px}a{display:inline-block;margin-top:16px;min-height:36px;line-height:36px;padding:0 14px;border:1px solid #888;border-radius:6px;color:inherit;text-decoration:none}'

/** SHA-256 of the style. A constant, because the page is also bundled for the Edge runtime, which has no `node:crypto`. */
const STYLE_HASH = 'Ew0Nv+O1fW1P4IuyPPQRGpiOZ8b8d7OZ68deL0Hd4yc='

/** Content security policy of the page: only its own style, no framing. */
export const FAILURE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * A page without scripts, served when an admin page cannot be rendered because the database is down. Its link reloads
 * the current URL.
 * @param headers of the request, to determine the language
 */
export function failurePage({ cookie = '', language = '' }: { cookie?: string; language?: string }): string {
  const { away, code, title, tryAgain } = failureMessagesFor(cookie, { accepted: language })
  return `<!doctype html><html dir="${code === 'ar' ? 'rtl' : 'ltr'}" lang="${code}"><head><meta charset="utf-8"><meta content="width=device-width, initial-scale=1" name="viewport"><meta content="noindex" name="robots"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p role="status">${away}</p><a href="">${tryAgain}</a></main></body></html>`
}
