/** An entry of an export of WordPress. */
export interface OldItem {
  id: number
  type: string
  title?: string
  content?: string
  excerpt?: string
  link?: string
  name?: string
  parent?: number
  password?: string
  status?: string
  creator?: string
  file?: string
  meta?: Record<string, string>
  terms?: { domain: string; nicename: string; name: string }[]
}

interface OldSite {
  address?: string
  authors?: { login: string; name: string }[]
  categories?: { name: string; slug: string }[]
  items?: OldItem[]
  language?: string
  terms?: { id: number; name: string; slug: string; taxonomy: string }[]
  title?: string
}

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

/** An export as WordPress writes it. */
export const wxr = ({
  address = 'https://old.example.org',
  authors = [],
  categories = [],
  items = [],
  language = 'en-GB',
  terms = [],
  title = 'The Old Playhouse',
}: OldSite): string => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>${title}</title>
<link>${address}</link>
<language>${language}</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>${address}</wp:base_blog_url>
${authors.map(({ login, name }) => `<wp:author><wp:author_login>${cdata(login)}</wp:author_login><wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>`).join('\n')}
${categories.map(({ name, slug }) => `<wp:category><wp:category_nicename>${cdata(slug)}</wp:category_nicename><wp:cat_name>${cdata(name)}</wp:cat_name></wp:category>`).join('\n')}
${terms.map(({ id, name, slug, taxonomy }) => `<wp:term><wp:term_id>${id}</wp:term_id><wp:term_taxonomy>${cdata(taxonomy)}</wp:term_taxonomy><wp:term_slug>${cdata(slug)}</wp:term_slug><wp:term_name>${cdata(name)}</wp:term_name></wp:term>`).join('\n')}
${items.map(itemOf).join('\n')}
</channel>
</rss>
`

export const itemOf = (item: OldItem): string => `<item>
<title>${cdata(item.title ?? '')}</title>
<link>${item.link ?? ''}</link>
<dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">${cdata(item.creator ?? '')}</dc:creator>
<content:encoded>${cdata(item.content ?? '')}</content:encoded>
<excerpt:encoded>${cdata(item.excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${item.id}</wp:post_id>
<wp:post_date_gmt>${cdata('2024-03-01 10:00:00')}</wp:post_date_gmt>
<wp:post_name>${cdata(item.name ?? '')}</wp:post_name>
<wp:status>${cdata(item.status ?? 'publish')}</wp:status>
<wp:post_password>${cdata(item.password ?? '')}</wp:post_password>
<wp:post_parent>${item.parent ?? 0}</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type>${cdata(item.type)}</wp:post_type>
${item.file ? `<wp:attachment_url>${cdata(item.file)}</wp:attachment_url>` : ''}
${(item.terms ?? []).map(({ domain, name, nicename }) => `<category domain="${domain}" nicename="${nicename}">${cdata(name)}</category>`).join('\n')}
${Object.entries(item.meta ?? {})
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join('\n')}
</item>`
