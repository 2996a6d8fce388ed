'use client'

import { classes } from '../../../components/ui/classes'
import { useWords } from '../../../components/ui/useWords'
import styles from './Import.module.css'
import type { PreviewRow } from './imported'

/** What becomes of each row, in words. */
export function PreviewTable({ rows }: { rows: PreviewRow[] }) {
  const t = useWords()
  return (
    <div aria-label={t('importRows')} className={styles.scroll} role="region" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('importLine')}</th>
            <th scope="col">{t('importState')}</th>
            <th scope="col">{t('importWhat')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, state, title, words }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>
                <span className={classes(styles.state, styles[state])}>{t(`importState_${state}`)}</span>
              </td>
              <td>
                <bdi className={styles.title}>{title}</bdi>
                {words.map((one, index) => (
                  <span className={styles.words} key={index}>
                    {one}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
