/**
 * The weights of the ranking signals. They were tuned with queries of readers: only change a weight for a reason that
 * applies to a kind of query, and measure all kinds.
 */
export declare const weights: {
    /**
     * A page is about what its title, URL and description contain. `about` is highest because descriptions
     * contain the words of readers. `asked` is low because its phrases repeat common words: if it were 5, pages whose
     * readers ask in the words of a message would come before the page that explains the message. `content` is low
     * because long pages mention everything.
     */
    fields: {
        title: number;
        heading: number;
        parts: number;
        about: number;
        asked: number;
        slug: number;
        path: number;
        content: number;
    };
    /** A synonym is nearly as good as the term. */
    synonym: number;
    /** A reader who types the name of an API wants its page, no matter how many pages mention it. */
    sameName: number;
    /** The last part of a URL is a name too, but pages of several packages share it. */
    sameSlug: number;
    /** Special characters indicate the name: `<Series>` instead of a page about series. */
    asWritten: number;
    /** Less than an exact name, so that a typo never beats a page with the typed name. */
    nearName: number;
    /** While the reader types a name, several names match, so the other words on the pages decide. */
    namePrefix: number;
    /** A reader who pastes a message wants the page that quotes it, even if other pages contain its words. */
    quoted: number;
    /** Pages also quote messages of other pages. Their own messages are in a section of this name. */
    ownMessage: number;
    /** The function that throws an error is a good answer if no troubleshooting page explains the message. */
    mention: number;
    /** A section is a better result if other parts of its page contain the remaining words. */
    page: number;
    /** Exponents: a page or section that contains half of the words gets about half of the score. */
    pageCoverage: number;
    partCoverage: number;
    /** Pages that contain a smaller share of the words are not results. */
    enough: number;
};
