// Watches over the parts that `index.html` names, before any of them is there. A part that does not come is asked for
// again; then it is said which one is missing, and how to go on. No module, and plain enough for any browser. Its words
// are here, because the catalogues may be what is missing.
(function () {
  var WAITS = [1000, 3000, 9000];
  var SLOW = 20000;
  var czech = /^cs/.test(language());

  function language() {
    try {
      return localStorage.getItem("kronika.setting.language") || navigator.language;
    } catch (error) {
      return navigator.language;
    }
  }

  function say(en, cs) {
    return czech ? cs : en;
  }

  // The placeholder until the page has loaded.
  function starting() {
    return document.getElementById("starting");
  }

  function tell(where, said) {
    where.textContent = said + " ";
    where.lang = czech ? "cs" : "en";
    for (var i = 2; i < arguments.length; i++) where.appendChild(arguments[i]);
  }

  function button(said, does) {
    var made = document.createElement("button");
    made.type = "button";
    made.textContent = said;
    made.onclick = does;
    return made;
  }

  function reload() {
    return button(say("Try again", "Zkusit znovu"), function () {
      location.reload();
    });
  }

  function stuck(said) {
    if (starting()) tell(starting(), said, reload());
  }

  function again(part, tried) {
    var made = document.createElement(part.tagName);
    for (var i = 0; i < part.attributes.length; i++) made.setAttribute(part.attributes[i].name, part.attributes[i].value);
    made.setAttribute("data-tried", tried);
    made.setAttribute(part.href ? "href" : "src", part.getAttribute("data-part") + "?again=" + tried);
    part.parentNode.replaceChild(made, part);
  }

  function missing(name) {
    return say("Part of this page, " + name + ", could not be loaded.", "Část této stránky, " + name + ", se nepodařilo načíst.");
  }

  function lost(part) {
    var lacks = missing(part.getAttribute("data-part").slice(1));
    if (!part.href) return stuck(lacks);
    var notice = document.createElement("p");
    notice.className = "notice";
    notice.setAttribute("role", "status");
    var on = button(say("Continue without it", "Pokračovat bez ní"), function () {
      notice.parentNode.removeChild(notice);
    });
    tell(notice, lacks + " " + say("Everything works, without its styles.", "Všechno funguje, jen bez vzhledu."), reload(), on);
    document.body.insertBefore(notice, document.body.firstChild);
  }

  addEventListener(
    "error",
    function (event) {
      var part = event.target;
      var tried = part.getAttribute && part.getAttribute("data-part") ? Number(part.getAttribute("data-tried")) : -1;
      if (tried >= WAITS.length) lost(part);
      else if (tried >= 0)
        setTimeout(function () {
          again(part, tried + 1);
        }, WAITS[tried]);
      else if (event.message)
        stuck(
          say("This browser cannot run the page; it may be too old.", "Tento prohlížeč stránku nespustí; možná je příliš starý.") +
            " (" + event.message + ")"
        );
    },
    true,
  );

  addEventListener("unhandledrejection", function (event) {
    if (event.reason && event.reason.said) stuck(missing(event.reason.message));
  });

  addEventListener("DOMContentLoaded", function () {
    setTimeout(function () {
      stuck(say("This page is taking a long time to load.", "Načítání stránky trvá dlouho."));
    }, SLOW);
  });
})();
