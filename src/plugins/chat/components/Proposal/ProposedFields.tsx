'use client'

import { useWords } from '../../../../components/ui/useWords'
import type { ProposedField } from '../../lib/proposals/proposal'
import styles from './Proposal.module.css'

/** Fields of a document before and after. Where there is nothing before, only what they become. */
export function ProposedFields({ fields }: { fields: ProposedField[] }) {
  const t = useWords()
  const hasBefore = fields.some(({ from }) => from !== null)
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">{t('chatField')}</th>
          {hasBefore && <th scope="col">{t('chatFrom')}</th>}
          <th scope="col">{t('chatTo')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ from, label, name, to }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {hasBefore && (
              <td>
                {from === null ? (
                  <span className={styles.nothing}>{t('chatNothing')}</span>
                ) : (
                  <del dir="auto">{from}</del>
                )}
              </td>
            )}
            <td>
              {to === null ? <span className={styles.nothing}>{t('chatNothing')}</span> : <ins dir="auto">{to}</ins>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
