import { Icon } from '@/components/ui/Icon/Icon'
import { FirstTrail } from '../Trail/FirstTrail'
import { trailOf, type FrameSlot } from '../Trail/trailOf'

/** First breadcrumb: the dashboard, followed by the others until Payload sets them. */
export const HomeIcon = async (slot: FrameSlot) => (
  <FirstTrail trail={await trailOf(slot)}>
    <Icon name="House" />
  </FirstTrail>
)
