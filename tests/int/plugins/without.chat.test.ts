import { describeWithout } from './support/withoutPlugin'

describeWithout('chat')
