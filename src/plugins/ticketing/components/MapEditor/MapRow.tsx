'use client'

import { Combobox, type Option } from '../../../../components/ui/Combobox/Combobox'
import { SelectField } from '../../../../components/ui/Field/SelectField'
import { Icon } from '../../../../components/ui/Icon/Icon'
import { useMessages } from '../../../../components/ui/useMessages'
import { AUTHORITIES, type Authority, type Row } from '../../lib/map/rows'
import type { SourceShown, TargetShown } from '../../lib/map/shownMap'
import styles from './MapEditor.module.css'

interface Props {
  isReadOnly: boolean
  /** What is wrong with it, or may become wrong. */
  message: { isWarning: boolean; text: string } | null
  onChange: (row: Row) => void
  onRemove: () => void
  row: Row
  /** Undefined: the box office has it no more. */
  source: SourceShown | undefined
  /** That can fill this field. */
  sources: Option[]
  /** Undefined: the field is gone, an attribute of another theme. */
  target: TargetShown | undefined
}

/** One field here, what fills it, a value that is really there, and whose value stands. */
export function MapRow({ isReadOnly, message, onChange, onRemove, row, source, sources, target }: Props) {
  const t = useMessages()
  const field = target?.label ?? row.target
  // What does not fit any more, or is gone, stays in sight until somebody chooses another.
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
