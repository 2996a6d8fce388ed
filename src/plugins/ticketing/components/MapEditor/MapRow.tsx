'use client'

import { Combobox, type Option } from '@/components/ui/Combobox/Combobox'
import { Icon, SelectField, useMessages } from '@/exports/client'
import { AUTHORITIES, type Authority, type Row } from '../../lib/map/rows'
import type { SourceShown, TargetShown } from '../../lib/map/document'
import styles from './MapEditor.module.css'

interface Props {
  isReadOnly: boolean
  /** Validation error or warning of the row. */
  message: { isWarning: boolean; text: string } | null
  onChange: (row: Row) => void
  onRemove: () => void
  row: Row
  /** Undefined: the box office no longer has it. */
  source: SourceShown | undefined
  /** Sources that can fill the field. */
  sources: Option[]
  /** Undefined: the field no longer exists, such as an attribute of another theme. */
  target: TargetShown | undefined
}

/** A row of the map: the field, its source with a sample value, and the authority. */
export function MapRow({ isReadOnly, message, onChange, onRemove, row, source, sources, target }: Props) {
  const t = useMessages()
  const field = target?.label ?? row.target
  // A source that no longer exists or fits is kept in the options until the user chooses another.
  const options = sources.some(({ value }) => value === row.source)
    ? sources
    : [{ label: source?.label ?? row.source, value: row.source }, ...sources]
  return (
    <li className={styles.item}>
      <div aria-label={field} className={styles.row} role="group">
        <p className={styles.target}>
          <bdi>{field}</bdi>
          {target?.isAttribute && <span className={styles.mark}>{t('ticketingMapAttribute')}</span>}
        </p>
        <div className={styles.source}>
          <Combobox
            error={message && !message.isWarning ? message.text : null}
            help={
              source
                ? source.sample === null
                  ? t('ticketingMapNoSample')
                  : t('ticketingMapSample', { sample: source.sample })
                : undefined
            }
            isClosed={isReadOnly}
            label={t('ticketingMapFrom')}
            onValue={(name) => onChange({ ...row, source: name })}
            options={options}
            value={row.source}
          />
          {message?.isWarning && <p className={styles.warning}>{message.text}</p>}
        </div>
        <SelectField
          choices={AUTHORITIES.map((authority) => ({ label: t(`ticketingAuthority_${authority}`), value: authority }))}
          disabled={isReadOnly}
          label={t('ticketingMapAuthority')}
          onValue={(authority) => onChange({ ...row, authority: authority as Authority })}
          value={row.authority}
        />
        {!isReadOnly && (
          <button
            aria-label={t('ticketingMapRemove', { field })}
            className={styles.remove}
            onClick={onRemove}
            type="button"
          >
            <Icon name="Trash2" />
          </button>
        )}
      </div>
    </li>
  )
}
