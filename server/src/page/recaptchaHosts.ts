const google = 'https://www.google.com/recaptcha/';

/** What Google's bot check needs of a page's policy. A visit may begin on any page, and the policy of the first one stays. */
export const recaptchaHosts = {
  scriptHosts: [google, 'https://www.gstatic.com/recaptcha/'],
  frameHosts: [google, 'https://recaptcha.google.com/recaptcha/'],
  connectHosts: [google],
} as const;
