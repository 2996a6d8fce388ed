import type { Translator } from '@/i18n/createTranslator'
import { sitesLinkQuery, type SitesQuery } from '@/lib/provider/sitesQuery'
import { Button } from '@/components/ui/Button/Button'
import styles from './Sites.module.css'

interface Props {
  href: string
  part: number
  parts: number
  query: SitesQuery
  t: Translator
}

/** Links to the other pages of the list. */
export function SitesPager({ href, part, parts, query, t }: Props) {
  if (parts === 1) return null
  const address = (page: number) => `${href}${sitesLinkQuery({ ...query, part: page })}`
  return (
    <nav aria-label={t('sitesPages')} className={styles.pages}>
      {part > 1 && <Button href={address(part - 1)}>{t('previousPage')}</Button>}
      <span>{t('sitesPageOf', { page: part, pages: parts })}</span>
      {part < parts && <Button href={address(part + 1)}>{t('nextPage')}</Button>}
    </nav>
  )
}
