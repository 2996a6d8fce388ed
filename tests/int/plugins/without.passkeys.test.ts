import { describeWithout } from './support/withoutPlugin'

describeWithout('passkeys')
