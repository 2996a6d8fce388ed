'use client'

import { Button } from '../../../../components/ui/Button/Button'
import { useWords } from '../../../../components/ui/useWords'
import styles from './PagesView.module.css'

/** Under a list in which nothing has the words: the search of the site, which forgives a slip of the finger. */
export function NoMatch({ href }: { href: string }) {
  const t = useWords()
  return (
    <div className={styles.elsewhere}>
      <p>{t('pagesNoMatch')}</p>
      <Button href={href} icon="Search">
        {t('pagesSearchAll')}
      </Button>
    </div>
  )
}
