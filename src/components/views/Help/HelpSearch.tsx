import type { Translator } from '@/i18n/createTranslator'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Help.module.css'

interface Props {
  /** URL of the start of the help, which shows the results. */
  href: string
  search?: string
  t: Translator
}

/** The search of the help: a form that works without scripts, and results that have an address. */
export const HelpSearch = ({ href, search, t }: Props) => (
  <form action={href} className={styles.search} role="search">
    <Icon name="Search" size={16} />
    <input
      aria-label={t('helpFind')}
      defaultValue={search}
      key={search}
      maxLength={200}
      name="search"
      placeholder={t('helpFind')}
      type="search"
    />
    <button type="submit">{t('search')}</button>
  </form>
)
