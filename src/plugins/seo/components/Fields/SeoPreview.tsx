'use client'

import { isSharedImageType } from '@/lib/files/isPicture'
import { useLocale } from '@payloadcms/ui'
import { useFrameOnScreen } from '@/components/frame/Nav/frameOnScreen'
import { Icon, useMessages, useRead } from '@/exports/client'
import type { SeoSite } from '../../lib/siteOfForm'
import type { SeoSources } from '../../lib/sources'
import styles from './Seo.module.css'
import { useSeoOfForm } from './useSeoOfForm'

interface Props {
  site: SeoSite
  sources: SeoSources
}

/** Previews how the page appears in search results and when its link is shared. */
export function SeoPreview({ site, sources }: Props) {
  const t = useMessages()
  const { code, rtl } = useLocale()
  const language = { dir: rtl ? 'rtl' : 'ltr', lang: code }
  const { images, path, shown } = useSeoOfForm(sources, site)
  const picture = useSharedPicture(images)
  const website = useFrameOnScreen()?.website ?? ''
  const host = website.replace(/^https?:\/\//, '')
  const parts = (path ?? '').split('/').filter(Boolean).map(decodeURIComponent)
  return (
    <div className={styles.previews}>
      <section aria-label={t('seoSearchLabel')} className={styles.preview}>
        <p className={styles.label}>{t('seoSearchLabel')}</p>
        <div className={styles.result}>
          {shown.isIndexed ? (
            <>
              <p className={styles.site}>{site.name}</p>
              <p className={styles.address} dir="ltr">
                {[website, ...parts].join(' › ')}
              </p>
              <p {...language} className={styles.title}>
                {shown.fullTitle}
              </p>
              {shown.description ? (
                <p {...language} className={styles.description}>
                  {shown.description}
                </p>
              ) : (
                <p className={styles.note}>{t('seoNoDescription')}</p>
              )}
            </>
          ) : (
            <p className={styles.note}>
              <Icon name="EyeOff" /> {t('seoSearchHidden')}
            </p>
          )}
        </div>
      </section>
      <section aria-label={t('seoShareLabel')} className={styles.preview}>
        <p className={styles.label}>{t('seoShareLabel')}</p>
        <div className={styles.card}>
          {picture ? (
            <img alt="" className={styles.picture} src={picture} />
          ) : (
            <div className={styles.noPicture}>{t('seoNoImage')}</div>
          )}
          <div className={styles.words}>
            <p className={styles.host} dir="ltr">
              {host}
            </p>
            <p {...language} className={styles.shareTitle}>
              {shown.shareTitle}
            </p>
            {shown.description && (
              <p {...language} className={styles.line}>
                {shown.description}
              </p>
            )}
          </div>
        </div>
      </section>
    </div>
  )
}

interface MediaResponse {
  docs: {
    id: string
    mimeType?: string | null
    sizes?: { wide?: { url?: string | null } | null; wideHalf?: { url?: string | null } | null } | null
    url?: string | null
  }[]
}

/** URL of the first image that is public and no SVG. The website shares no other. */
function useSharedPicture(ids: string[]): string | null {
  const conditions = [
    'where[_status][equals]=published',
    'where[visibility][equals]=public',
    `where[id][in]=${ids.join(',')}`,
  ].join('&')
  const { data } = useRead<MediaResponse>(ids.length > 0 ? `/media?depth=0&limit=${ids.length}&${conditions}` : null, {
    freshFor: 2_000,
  })
  const image = ids.map((id) => data?.docs.find((doc) => doc.id === id)).find((doc) => isSharedImageType(doc?.mimeType))
  return image?.sizes?.wideHalf?.url ?? image?.sizes?.wide?.url ?? image?.url ?? null
}
