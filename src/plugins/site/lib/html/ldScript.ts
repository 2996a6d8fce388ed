import { safeJson } from '../../../../lib/site/safeJson'

/** Data for search engines, as it stands in a page. */
export const ldScript = (data: object): string => `<script type="application/ld+json">${safeJson(data)}</script>`
