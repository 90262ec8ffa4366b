/** The value of required Algolia settings on a site without Algolia. Nothing is sent to Algolia with it. */
export declare const noCredential = "LOCAL";
