import type { UIFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { siteOfForm } from '../../lib/siteOfForm'
import type { SeoSources } from '../../lib/sources'
import { SeoPreview } from './SeoPreview'

/** Server wrapper of the preview for search engines and social media. */
export async function SeoPreviewField({ data, req, sources }: UIFieldServerProps & { sources: SeoSources }) {
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['seo'])}>
      <SeoPreview site={await siteOfForm(req, data)} sources={sources} />
    </AreaMessagesProvider>
  )
}
