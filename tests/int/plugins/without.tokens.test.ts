import { describeWithout } from './support/withoutPlugin'

describeWithout('tokens')
