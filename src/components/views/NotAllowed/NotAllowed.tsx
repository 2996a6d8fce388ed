import type { AdminViewServerProps } from 'payload'
import { Screen } from '../Screen'
import { NotAllowedMessage } from './NotAllowedMessage'

/** The screen in place of one that the person may not see. */
export const NotAllowed = ({ view }: { view: AdminViewServerProps }) => (
  <Screen trail={[]} view={view}>
    <NotAllowedMessage req={view.initPageResult.req} />
  </Screen>
)
