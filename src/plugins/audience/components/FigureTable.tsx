import { SettingsCard } from '@/exports/client'
import styles from './Audience.module.css'

interface Props {
  title: string
  help?: string
  /** Headings: what is counted, then its numbers. */
  head: string[]
  rows: { key: string; href?: string; name: string; numbers: number[] }[]
  format: (count: number) => string
}

/** Names with their numbers. Renders nothing without rows. */
export function FigureTable({ format, head, help, rows, title }: Props) {
  if (rows.length === 0) return null
  return (
    <SettingsCard help={help} isFlush title={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ href, key, name, numbers }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{href ? <a href={href}>{name}</a> : name}</bdi>
              </th>
              {numbers.map((count, index) => (
                <td key={head[index + 1]}>{format(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SettingsCard>
  )
}
