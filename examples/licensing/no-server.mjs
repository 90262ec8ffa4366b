const counts = {billable: 12, development: 3, failed: 1};

const answers = {
  '/api/track/register-usage-point': {
    success: true,
    billable: false,
    classification: 'development',
  },
  '/api/track/get-usage': {
    success: true,
    cloudRenders: counts,
    webcodecConversions: counts,
  },
};

globalThis.fetch = async (url, {body}) => {
  const {pathname} = new URL(url);
  console.log(`POST ${pathname} ${body.replace(/"since":\d+/, '"since":…')}`);

  return Response.json(answers[pathname]);
};
