import type { AdminViewServerProps } from 'payload'
import { Screen } from '../Screen'
import { NotAllowedMessage } from './NotAllowedMessage'

/** Replaces a screen that the user has no access to. */
export const NotAllowed = ({ view }: { view: AdminViewServerProps }) => (
  <Screen trail={[]} view={view}>
    <NotAllowedMessage req={view.initPageResult.req} />
  </Screen>
)
