import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest, StaticLabel } from 'payload'
import { RowTitle } from './RowTitle'

interface Props {
  /** Name of the block, from its definition. */
  label: StaticLabel
  req: Pick<PayloadRequest, 'i18n'>
}

/** Row label of a block, with its type in the UI language. */
export const BlockTitle = ({ label, req }: Props) => <RowTitle kind={getTranslation(label, req.i18n)} />
