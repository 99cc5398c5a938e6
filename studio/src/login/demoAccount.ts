import type { EndpointReply, getDemoStaff } from '@trolley/contract';

export type DemoAccount = EndpointReply<typeof getDemoStaff>['accounts'][number];
